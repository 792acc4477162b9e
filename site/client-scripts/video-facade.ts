// Replaces the picture of the video with its player when the visitor presses play. The player's controls
// are larger than the rest of the page.

for (const facade of document.querySelectorAll('[data-video]')) {
  facade.addEventListener('click', (event) => {
    const template = facade.nextElementSibling;
    if (!(template instanceof HTMLTemplateElement)) return;
    // The import makes a player that loads its sources. The one in the template has given up on them.
    const player = document.importNode(template.content, true).firstElementChild;
    if (!(player instanceof HTMLElement)) return;
    event.preventDefault();
    facade.replaceWith(player);
    player.focus();
  });
}
