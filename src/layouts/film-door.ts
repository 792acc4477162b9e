// Opens a video host's player in the page when a visitor presses play, and not before.

for (const door of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
  door.addEventListener('click', (event) => {
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = door.href;
    player.title = door.dataset.player ?? '';
    player.className = 'film';
    player.allow = 'fullscreen; autoplay';
    door.replaceWith(player);
    player.focus();
  });
}
