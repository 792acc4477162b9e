import type { Board } from '@appraisers/edition/schemas/association.ts';

/** Those who led the association before, as one line. */
export function PastPresidents({ presidents }: { presidents: Board['pastPresidents'] }) {
  return (
    <ul className="flex max-w-[60rem] flex-wrap gap-x-6 gap-y-2">
      {presidents.map(({ name, years }) => (
        <li key={name} className="sm:whitespace-nowrap">
          {name} <span className="figures text-soft">{years}</span>
        </li>
      ))}
    </ul>
  );
}
