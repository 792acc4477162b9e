// What an import would change, and the button that saves it.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { DataTable, LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';
import { importWords as words } from './import-words.ts';

type SaveProps = {
  report: ImportResponse;
  busy: boolean;
  onSave: (request: Pick<ImportRequest, 'save' | 'agreed'>) => void;
};

/** What the volunteer has to agree to, and the buttons that save the list, or only the answers. */
export function SaveImport({ report: { blockers }, busy, onSave }: SaveProps) {
  const [isAgreed, setIsAgreed] = useState(blockers.length === 0);
  const never = blockers.find(({ agreement }) => agreement === undefined);
  if (never) return <p className="desk-error">{never.sentence}</p>;
  return (
    <form
      className="mt-4 grid gap-3"
      onChange={({ currentTarget }) => setIsAgreed(currentTarget.checkValidity())}
      onSubmit={(event) => {
        const input = submittedInput(event);
        const agreements = blockers.flatMap(({ agreement }) => agreement ?? []);
        onSave({ save: 'list', agreed: agreements.filter((agreement) => agreement in input) });
      }}
    >
      {blockers.map(({ agreement, sentence }) => (
        <LabeledCheck
          key={sentence}
          required
          name={agreement}
          label={`${sentence} ${words.agree}`}
        />
      ))}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy || !isAgreed}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={() => onSave({ save: 'answers', agreed: [] })}>
          {words.saveAnswers}
        </Button>
        <p className="desk-quiet">{words.notWritten}</p>
      </div>
    </form>
  );
}

function Section({
  title,
  note,
  columns,
  rows,
  count,
  isUrgent,
}: ImportResponse['sections'][number]) {
  return (
    <section className="desk-section" data-urgent={isUrgent || undefined}>
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
      <details className="desk-more">
        <summary>{words.read}</summary>
        <ul>
          {report.read.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
