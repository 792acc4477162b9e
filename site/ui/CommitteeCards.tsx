import './info-cards.css';
import type { Committee } from '@appraisers/edition/schemas/association.ts';
import { Icon } from './Icon.tsx';

/** How many duties of a committee are shown. */
const shownDuties = 3;

/** The committees with their mission and their first duties. */
export function CommitteeCards({ committees }: { committees: readonly Committee[] }) {
  return (
    <ul className="info-cards">
      {committees.map(({ title, icon, mission, duties }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-soft">{mission}</p>
          <ul className="mt-4 grid list-disc gap-y-2 border-line border-t pt-4 pl-5 marker:text-rock">
            {duties.slice(0, shownDuties).map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
