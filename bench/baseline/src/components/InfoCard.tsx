import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type InfoCardProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

/** A sign, a title and a few sentences. */
export function InfoCard({ icon: Icon, title, text, children }: InfoCardProps) {
  return (
    <div className="rounded-xl border border-stone-200 bg-white p-6 shadow-sm transition-shadow hover:shadow-md">
      <Icon className="size-8 text-orange-800" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-stone-600">{text}</p>
      {children}
    </div>
  );
}
