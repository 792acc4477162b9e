import type { Committee } from '@appraisers/edition/schemas/association.ts';
import type { IconName } from '@appraisers/edition/schemas/text.ts';
import {
  BookOpen,
  CalendarDays,
  CircleDollarSign,
  Gavel,
  GraduationCap,
  Handshake,
  Landmark,
  type LucideIcon,
  MapPin,
  Newspaper,
  Ruler,
  Scale,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';

type InfoCardsProps = { cards: readonly { title: string; text: string; icon: IconName }[] };

/** Short facts side by side. */
export function InfoCards({ cards }: InfoCardsProps) {
  return (
    <ul className="info-cards card-grid">
      {cards.map(({ title, text, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Duties shown of a committee. */
const shownDuties = 3;

/** The committees with their missions and first duties. */
export function CommitteeCards({ committees }: { committees: readonly Committee[] }) {
  return (
    <ul className="info-cards card-grid">
      {committees.map(({ title, icon, mission, duties }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-soft">{mission}</p>
          <ul className="mt-4 grid list-disc gap-2 border-line border-t pt-4 pl-5">
            {duties.slice(0, shownDuties).map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const icons = {
  education: GraduationCap,
  legislative: Landmark,
  membership: UsersRound,
  network: UsersRound,
  workshop: Ruler,
  dues: CircleDollarSign,
  uspap: BookOpen,
  value: Scale,
  directory: MapPin,
  ethics: ShieldCheck,
  events: CalendarDays,
  law: Gavel,
  mentor: Handshake,
  news: Newspaper,
} as const satisfies Record<IconName, LucideIcon>;

/** An icon beside a heading, which has the same meaning. */
function Icon({ name }: { name: IconName }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden strokeWidth={1.5} />;
}
