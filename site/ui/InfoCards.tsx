import type { IconName } from '@appraisers/edition/schemas/text.ts';
import { icons } from 'lucide-react';

type InfoCard = {
  title: string;
  text: string;
  icon: IconName;
  /** Listed below the text. */
  points?: readonly string[];
};

/** Short facts side by side. */
export function InfoCards({ cards }: { cards: readonly InfoCard[] }) {
  return (
    <ul className="info-cards card-grid">
      {cards.map(({ title, text, icon, points }) => {
        const Icon = icons[drawn[icon]];
        return (
          <li key={title}>
            <Icon aria-hidden strokeWidth={1.5} />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
            {points && (
              <ul className="mt-4 grid list-disc gap-2 border-line border-t pt-4 pl-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What lucide calls them. */
const drawn = {
  education: 'GraduationCap',
  legislative: 'Landmark',
  membership: 'UsersRound',
  network: 'UsersRound',
  workshop: 'Ruler',
  dues: 'CircleDollarSign',
  uspap: 'BookOpen',
  value: 'Scale',
  directory: 'MapPin',
  ethics: 'ShieldCheck',
  events: 'CalendarDays',
  law: 'Gavel',
  mentor: 'Handshake',
  news: 'Newspaper',
} as const satisfies Record<IconName, keyof typeof icons>;
