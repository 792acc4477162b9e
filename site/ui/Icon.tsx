import {
  BadgeCheck,
  BookOpen,
  CircleDollarSign,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Ruler,
  Scale,
  UsersRound,
} from 'lucide-react';

const icons = {
  education: GraduationCap,
  legislative: Landmark,
  membership: UsersRound,
  network: UsersRound,
  workshop: Ruler,
  dues: CircleDollarSign,
  uspap: BookOpen,
  value: Scale,
  licensed: BadgeCheck,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** A small sign beside a heading. It says nothing that the heading does not. */
export function Icon({ name }: { name: IconName }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden className="size-8 text-rock" strokeWidth={1.5} />;
}
