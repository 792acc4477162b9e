// The first screen of a frame ends between two entries: what its lower edge would cut starts below it.

const entries = document.querySelectorAll<HTMLElement>('[data-whole]');

/** An entry that takes half of the frame would leave too much room, so its parts stay whole instead. */
const partsOf = (entry: HTMLElement): readonly Element[] =>
  entry.offsetHeight > window.innerHeight / 2
    ? [...entry.querySelectorAll('article > *')]
    : [entry];

function keepWhole(): void {
  const parts = [...entries].flatMap(partsOf).filter((part) => part instanceof HTMLElement);
  for (const part of parts) part.style.marginTop = '';
  const below = parts.flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const room = window.innerHeight - top - window.scrollY;
    return room > 0 && bottom + window.scrollY > window.innerHeight ? [{ part, room }] : [];
  });
  for (const { part, room } of below) part.style.marginTop = `${room}px`;
}

if (window.parent !== window && entries.length > 0) {
  keepWhole();
  window.addEventListener('resize', keepWhole);
  document.fonts.ready.then(keepWhole);
}
