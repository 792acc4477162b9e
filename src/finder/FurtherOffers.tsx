import { fullName } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import { formatMiles } from '#directory/distance.ts';
import { nearestAppraisers } from '#directory/nearest.ts';
import { formatPhone, phoneHref } from '#directory/phone.ts';
import type { Answer } from '#directory/search.ts';
import { ask } from './address.ts';
import { directory } from './directory.ts';

/** Never a dead end: wider circles with their counts, the nearest members of all, or everybody. */
export function FurtherOffers({ criteria, answer }: { criteria: Criteria; answer: Answer }) {
  if (answer.kind === 'unknown') return <Everybody criteria={criteria} />;
  if (answer.kind !== 'groups') return null;
  return (
    <div className="finder-offers">
      {answer.groups.length === 0 && <Nearest origin={answer.origin} />}
      {answer.wider.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">Look farther</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {answer.wider.map(({ within, count }) => (
              <li key={within}>
                <button
                  type="button"
                  className="chip"
                  value={within}
                  onClick={() => ask({ ...criteria, within }, 'offer')}
                >
                  {`Within ${within} miles: ${count} ${count === 1 ? 'appraiser' : 'appraisers'}`}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Nearest({ origin }: { origin: { lat: number; lng: number } }) {
  const nearest = nearestAppraisers(directory, origin, 5);
  if (nearest.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">The nearest members</h3>
      <ul className="rows mt-3">
        {nearest.map(({ appraiser, miles }) => {
          const href = phoneHref(appraiser.phone);
          return (
            <li key={appraiser.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <span className="font-semibold">{fullName(appraiser)}</span>
              <span>{appraiser.city}</span>
              <span className="figures text-soft">{formatMiles(miles)}</span>
              {href && (
                <a className="link target ml-auto" href={href}>
                  {formatPhone(appraiser.phone)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Everybody({ criteria }: { criteria: Criteria }) {
  return (
    <button
      type="button"
      className="chip mt-6"
      onClick={() => ask({ ...criteria, near: '' }, 'offer')}
    >
      {`Show all ${directory.appraisers.length} appraisers`}
    </button>
  );
}
