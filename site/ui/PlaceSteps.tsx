import type { PlacePart } from '@appraisers/directory/place-parts.ts';
import { inSite } from '#loading/in-site.ts';

/** Links to the parts before and after this one. */
export function PlaceSteps({ label, letters }: PlacePart) {
  const at = letters.findIndex((letter) => letter.label === label);
  const [before, after] = [letters[at - 1], letters[at + 1]];
  return (
    <nav
      aria-label="Previous and next letter"
      className="mt-8 flex flex-wrap justify-between gap-4 print:hidden"
    >
      {before && (
        <a
          className="link target"
          rel="prev"
          href={inSite(before.path)}
        >{`Previous: ${before.label}`}</a>
      )}
      {after && (
        <a className="link target" rel="next" href={inSite(after.path)}>{`Next: ${after.label}`}</a>
      )}
    </nav>
  );
}
