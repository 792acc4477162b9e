// Puts the film's player where its door was, when a visitor presses play, and not before: the
// controls of a player no one opens would cost more than the rest of the page.

for (const door of document.querySelectorAll('[data-film]')) {
  door.addEventListener('click', (event) => {
    const player = door.nextElementSibling;
    if (!(player instanceof HTMLTemplateElement)) return;
    // Made again in this document: what stands in a template has given up its sources already.
    const film = document.importNode(player.content, true).firstElementChild;
    if (!(film instanceof HTMLElement)) return;
    event.preventDefault();
    door.replaceWith(film);
    film.focus();
  });
}
