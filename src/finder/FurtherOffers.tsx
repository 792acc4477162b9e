import { fullName } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import { formatMiles } from '#directory/distance.ts';
import type { MemberIndex } from '#directory/members.ts';
import { formatPhone, phoneHref } from '#directory/phone.ts';
import type { Answer, Knowledge } from '#directory/search.ts';
import { nearestAppraisers, widerSearches } from '#directory/wider.ts';
import { ask } from './use-criteria.ts';

type FurtherOffersProps = {
  criteria: Criteria;
  answer: Answer;
  knowledge: Knowledge;
};

/** Never a dead end: wider circles with their counts, the nearest members of all, or everybody. */
export function FurtherOffers({ criteria, answer, knowledge }: FurtherOffersProps) {
  const { members } = knowledge;
  if (answer.kind === 'unknown') return <Everybody members={members} criteria={criteria} />;
  if (answer.kind !== 'groups') return null;
  const wider = widerSearches(criteria, knowledge);
  return (
    <div className="mt-8">
      {answer.groups.length === 0 && <Nearest origin={answer.origin} members={members} />}
      {wider.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">Look farther</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {wider.map(({ within, count }) => (
              <li key={within}>
                <button type="button" className="chip" onClick={() => ask({ ...criteria, within })}>
                  Within {within} miles: {count} {count === 1 ? 'appraiser' : 'appraisers'}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Nearest({
  origin,
  members,
}: {
  origin: { lat: number; lng: number };
  members: MemberIndex;
}) {
  return (
    <>
      <h3 className="text-xl">The nearest members</h3>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {nearestAppraisers(members, origin, 5).map(({ appraiser, miles }) => {
          const href = phoneHref(appraiser.phone);
          return (
            <li key={appraiser.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <span className="font-semibold">{fullName(appraiser)}</span>
              <span>{appraiser.city}</span>
              <span className="figures text-soft">{formatMiles(miles)}</span>
              {href && (
                <a className="link ml-auto" href={href}>
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

function Everybody({ criteria, members }: { criteria: Criteria; members: MemberIndex }) {
  return (
    <button type="button" className="chip mt-6" onClick={() => ask({ ...criteria, near: '' })}>
      Show all {members.appraisers.length} appraisers
    </button>
  );
}
