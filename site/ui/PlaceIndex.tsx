import { groupBy } from '@appraisers/directory/group-by.ts';
import { slugOf } from '@appraisers/directory/place-names.ts';
import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import { ButtonLink } from './Button.tsx';
import { formatDate } from './format-date.ts';
import { sitePath } from './site-path.ts';

type PlaceIndexProps = {
  places: readonly Pick<MemberPlace, 'name' | 'slug' | 'appraisers'>[];
  /** The day the directory was last checked. */
  updated: string;
  /** The text for a directory without members. */
  none: string;
};

/** Every city with appraisers, like the index of an atlas. */
export function PlaceIndex({ places, updated, none }: PlaceIndexProps) {
  const members = places.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
  const letters = [...groupBy(places, initialOf)].sort(
    ([a], [b]) => a.length - b.length || (a < b ? -1 : 1),
  );
  return (
    <section
      aria-label="Browse by city"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20 print:py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <p className="max-w-measure">
          {places.length === 0
            ? none
            : `${count(members, 'appraiser')} in ${count(places.length, 'place')}.`}{' '}
          Directory last checked on <time dateTime={updated}>{formatDate(updated)}</time>.
        </p>
        <ButtonLink href="/#finder" variant="quiet">
          Search by ZIP code or city
        </ButtonLink>
      </div>
      <div className="place-index mt-10">
        {letters.map(([letter, items]) => (
          <div key={letter}>
            <h2>{letter}</h2>
            <ul>
              {items.map(({ name, slug, appraisers }) => (
                <li key={slug} className="place-row">
                  <a href={sitePath(`/appraisers/${slug}`)} className="link target">
                    {name}
                  </a>
                  <span>
                    {appraisers.length.toLocaleString('en-US')}
                    <span className="sr-only">
                      {appraisers.length === 1 ? ' appraiser' : ' appraisers'}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first letter of a name, without its accent. Names without one from A to Z come last. */
const initialOf = ({ name }: { name: string }) =>
  /^[a-z]/.exec(slugOf(name))?.[0].toUpperCase() ?? 'Other';

/** Such as "1 appraiser", "1,024 appraisers". */
export const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;
