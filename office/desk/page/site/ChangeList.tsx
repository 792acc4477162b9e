import type { ReactNode } from 'react';
import type { FieldLines, RecordChange } from '#desk/records/describe-records.ts';
import type { FileChange } from '#desk/server/changes.ts';

/** That it changed needs no word: what changed follows. */
const hows = { changed: '', new: 'new', removed: 'removed' } as const;

const maxLines = 12;

const Lines = ({ lines }: { lines: readonly string[] }) => {
  const rest = lines.length - maxLines;
  return `${lines.slice(0, maxLines).join('\n')}${rest > 0 ? `\n…and ${rest} more lines` : ''}`;
};

/** A field before and after. */
const ChangedField = ({ label, was, is }: FieldLines) => (
  <div className="text-sm/[1.6]">
    {label ? <p className="font-semibold">{label}</p> : null}
    {was.length > 0 ? (
      <del className="desk-was">
        <Lines lines={was} />
      </del>
    ) : null}
    {is.length > 0 ? (
      <ins className="desk-is">
        <Lines lines={is} />
      </ins>
    ) : null}
  </div>
);

const RecordRow = ({ record: { name, how, fields } }: { record: RecordChange }) => (
  <li className="grid gap-1 border-line border-t px-4 py-3">
    <p>
      <strong>{name}</strong> <span className="desk-quiet">{hows[how]}</span>
    </p>
    {fields.map((field) => (
      <ChangedField key={field.label} {...field} />
    ))}
  </li>
);

type ChangeListProps = {
  changes: readonly FileChange[];
  /** What follows a file. */
  children?: (change: FileChange) => ReactNode;
};

/** What changed, file by file and entry by entry. */
export const ChangeList = ({ changes, children }: ChangeListProps) => (
  <>
    {changes.map((change) => {
      const { file, title, how, records, more } = change;
      return (
        <section key={file} className="desk-change mb-3">
          <h2 className="px-4 py-3">
            {title} <span className="desk-quiet font-normal">{hows[how]}</span>
          </h2>
          <ul>
            {records.map((record) => (
              <RecordRow key={record.key} record={record} />
            ))}
          </ul>
          {more > 0 ? <p className="desk-quiet px-4 pb-3">…and {more} more</p> : null}
          {children?.(change)}
        </section>
      );
    })}
  </>
);
