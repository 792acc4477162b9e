// What an import would change, and the button that saves it.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { ImportResponse, ImportSection } from '#desk/api-types.ts';
import { DataTable, LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import { importWords as words } from './import-words.ts';

type SaveProps = {
  report: ImportResponse;
  busy: boolean;
  onSave: (agreed: Readonly<Record<string, string>>) => void;
};

/** What the volunteer has to agree to, and the button that saves the list. */
export function SaveImport({ report: { asks, never }, busy, onSave }: SaveProps) {
  const [isAgreed, setIsAgreed] = useState(asks.refused === 0 && !asks.fewer);
  if (never) return <p className="desk-error">{never}</p>;
  const consent = { type: 'checkbox', value: 'yes', required: true };
  return (
    <form
      className="mt-4 grid gap-3"
      onChange={({ currentTarget }) => setIsAgreed(currentTarget.checkValidity())}
      onSubmit={(event) => onSave(submittedInput(event))}
    >
      {asks.refused > 0 ? (
        <LabeledCheck {...consent} name="leaveOut" label={words.leaveOut(asks.refused)} />
      ) : null}
      {asks.fewer ? (
        <LabeledCheck {...consent} name="fewer" label={words.fewer(asks.fewer)} />
      ) : null}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy || !isAgreed}>
          {words.save}
        </Button>
        <p className="desk-quiet">{words.notWritten}</p>
      </div>
    </form>
  );
}

function Section({ title, note, columns, rows, count, urgent }: ImportSection) {
  return (
    <section className="desk-section" data-urgent={urgent || undefined}>
      <h2>{title}</h2>
      {note ? <p className="desk-quiet">{note}</p> : null}
      <DataTable
        title={title}
        columns={columns}
        rows={rows.map((cells) => ({ key: cells.join('\n'), cells }))}
      />
      {count > rows.length ? <p className="desk-quiet">{words.more(count - rows.length)}</p> : null}
    </section>
  );
}

/** Who would be added, removed and changed, and which rows have errors. */
export function ImportSummary({ report }: { report: ImportResponse }) {
  return (
    <>
      {report.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {report.questions.length > 0 ? null : (
        <details className="desk-more">
          <summary>{words.read}</summary>
          <ul>
            {report.read.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
