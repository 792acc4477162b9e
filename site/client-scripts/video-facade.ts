// Replaces the picture of the video with its player when the visitor presses play. The player's controls
// weigh more than the rest of the page.

for (const door of document.querySelectorAll('[data-film]')) {
  door.addEventListener('click', (event) => {
    const player = door.nextElementSibling;
    if (!(player instanceof HTMLTemplateElement)) return;
    // Imported into this document: in a template, the player has given up on its sources.
    const film = document.importNode(player.content, true).firstElementChild;
    if (!(film instanceof HTMLElement)) return;
    event.preventDefault();
    door.replaceWith(film);
    film.focus();
  });
}
