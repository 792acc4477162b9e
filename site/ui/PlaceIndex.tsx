import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import { ButtonLink } from './Button.tsx';
import { byInitial } from './by-initial.ts';
import { formatDate } from './format-date.ts';
import { LetterLinks } from './LetterLinks.tsx';
import { sitePath } from './site-path.ts';

type PlaceIndexProps = {
  places: readonly Pick<MemberPlace, 'name' | 'slug' | 'appraisers'>[];
  /** The day the directory was last checked. */
  updated: string;
  /** The text for a directory without members. */
  none: string;
};

/** A longer index starts with letters to jump to. */
const maxWithoutLetters = 200;

/** Every city with appraisers, like the index of an atlas. */
export function PlaceIndex({ places, updated, none }: PlaceIndexProps) {
  const members = places.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
  const letters = byInitial(places, ({ name }) => name);
  const isLong = places.length > maxWithoutLetters;
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
        <ButtonLink href="/#finder" variant="quiet" className="print:hidden">
          Search by ZIP code or city
        </ButtonLink>
      </div>
      {isLong && (
        <div className="mt-8">
          <LetterLinks
            of="First letters"
            letters={letters.map(({ label, slug }) => ({ label, path: `#letter-${slug}` }))}
          />
        </div>
      )}
      <div className="place-index mt-10">
        {letters.map(({ label, slug: letter, items }) => (
          <div key={letter}>
            <h2 id={isLong ? `letter-${letter}` : undefined}>{label}</h2>
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

const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;
