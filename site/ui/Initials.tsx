/** Contour lines of a hill in a circle. */
const hill =
  'M60.8 57c.4 1.7-3.3 5.2-5.7 5.3s-8.4-2.8-8.8-4.5 4.2-5.8 6.6-5.9 7.6 3.4 7.9 5.1zM70.6 57c.8 2.9 .2 7.3-1.8 9.4s-6.6 3.2-9.9 3.1-6.4-2.7-9.7-3.8-8-.7-10.1-2.7-3.2-6.6-2.4-9.4 4.3-5.8 7.3-7.2 7.1-1.6 10.4-1.2 6.8 1.6 9.5 3.6 5.9 5.3 6.7 8.2zM57.5 75.3c-1.6-.7-6.3-3.3-9.7-4.3s-7.3-.2-10.6-1.2-7.3-2.5-9.1-5-2.5-6.9-2-10.1 2.5-7 4.8-9.4 5.9-4 9.2-5.1 7-1.4 10.5-1.6 7.4-.8 10.6 .2 5.9 3.8 8.6 6.1 6.3 6.3 7.5 7.5M50.6 78c-1.7-.3-6.9-1.2-10.5-1.6s-7.3 .1-10.6-.9-7-2.5-9.4-4.9-4.1-6-4.8-9.3-.2-7.3 .9-10.6 2.9-6.7 5.3-9.2 5.7-4.3 9-5.7 6.8-2.1 10.3-2.9 7-1.6 10.5-1.9 7.3-.6 10.7 .3 6.4 2.9 9.3 5 6.5 6.1 7.8 7.3M3.8 54.8c.5-1.8 1.4-7.7 3.3-11s4.6-6.2 7.6-8.6 6.6-3.9 10.2-5.4 7.3-2.3 11-3.4 7.4-2.3 11.2-2.9 7.8-1.3 11.5-.8 7.6 1.7 11 3.5 7.6 5.8 9.2 7M.9 34.8c1.5-1.1 5.8-4.8 9.1-6.7s6.7-3.2 10.2-4.7 7-2.7 10.6-3.9 7.1-2.7 10.7-3.6 7.4-1.8 11.1-1.9 7.6 .4 11.2 1.4 8.4 4 10.1 4.8M6.7 20.2c1.7-.8 6.7-3.2 10-4.8s6.7-3.2 10.1-4.6 6.8-2.9 10.3-3.9 7.2-1.9 10.8-2.1 9.2 .5 11 .6';

/** Initials in place of a portrait, on contour lines or on a plain ground. */
export function Initials({ name, onHill }: { name: string; onHill: boolean }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" className="portrait initials">
      {onHill && <path d={hill} />}
      <text x="40" y="49">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** After a name: everything after a comma, and generations. */
const suffixes = /,.*$|\s+(jr|sr|ii|iii|iv)\.?$/giu;

/** The first letters of the first and the last word of a name, "RP" for "Ruth Ann Pickering". */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').replace(suffixes, '').split(/\s+/);
  const letters = words.flatMap((word) => word.match(/\p{L}/u) ?? []);
  const [first = '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase('en-US');
}
