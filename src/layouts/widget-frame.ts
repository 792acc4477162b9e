// Says within ten seconds when a widget's host does not answer. A frame itself never tells: for a
// host that refuses, the browser loads a page of its own. So the host is asked beside the frame.

const longestWait = 8000;

for (const widget of document.querySelectorAll('[data-widget]')) {
  const frame = widget.querySelector('iframe');
  const show = (sign: string, visible: boolean) =>
    widget.querySelector(sign)?.toggleAttribute('hidden', !visible);
  const answered = (yes: boolean) => {
    show('[data-loading]', false);
    show('[data-silent]', !yes);
    frame?.toggleAttribute('hidden', !yes);
  };
  if (frame)
    fetch(frame.src, {
      method: 'HEAD',
      mode: 'no-cors',
      signal: AbortSignal.timeout(longestWait),
    }).then(
      () => answered(true),
      () => answered(false),
    );
}
