#!/bin/sh
# Double-click this file on a Mac to open the desk. On Linux, open-desk.desktop runs it.
cd "$(dirname "$0")" || exit 1

# Programs that are started with a double-click do not see every folder with programs.
for place in /opt/homebrew/bin /usr/local/bin "$HOME/.volta/bin" "$HOME/.local/bin" "$HOME"/.nvm/versions/node/*/bin; do
  [ -x "$place/node" ] && PATH="$PATH:$place"
done
export PATH

if command -v node > /dev/null 2>&1; then
  node office/start/start-desk.mjs "$@"
  status=$?
else
  echo "The desk needs Node, and this computer doesn't have it."
  echo "Install it from https://nodejs.org/en/download and open the desk again."
  status=1
fi

# The window stays open until you have read why the desk didn't open.
if [ "$status" -ne 0 ] && [ -t 0 ]; then
  printf 'Press Enter to close this window. '
  read -r _
fi
exit "$status"
