import type { ReactNode } from 'react';
import type { FileChange } from '#desk/server/changes.ts';

/** That it changed needs no word: what changed follows. */
const hows = { changed: '', new: 'new', removed: 'removed' } as const;

type ChangeListProps = {
  changes: readonly FileChange[];
  /** What follows a file. */
  children?: (change: FileChange) => ReactNode;
};

/** What changed, file by file and entry by entry, each field before and after. */
export const ChangeList = ({ changes, children }: ChangeListProps) =>
  changes.map((change) => (
    <section key={change.file} className="desk-change mb-3">
      <h2>
        {change.title} <span className="desk-quiet font-normal">{hows[change.how]}</span>
      </h2>
      {change.records.map(({ key, name, how, fields }) => (
        <div key={key} className="grid gap-1 border-line border-t py-3">
          <p>
            <strong>{name}</strong> <span className="desk-quiet">{hows[how]}</span>
          </p>
          {fields.map(({ label, was, is }) => (
            <div key={label} className="text-sm/[1.6]">
              {label ? <p className="font-semibold">{label}</p> : null}
              {was.length > 0 ? <del>{was.join('\n')}</del> : null}
              {is.length > 0 ? <ins>{is.join('\n')}</ins> : null}
            </div>
          ))}
        </div>
      ))}
      {change.more > 0 ? <p className="desk-quiet">…and {change.more} more</p> : null}
      {children?.(change)}
    </section>
  ));
