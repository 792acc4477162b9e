import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { act } from '#desk/page/action.ts';
import { api, fileBody, type ImportResponse, read } from '#desk/page/desk-api.ts';
import { useUnsavedWarning } from '#desk/page/route.ts';
import { DataTable, FileInput, LabeledCheck, Screen } from '#desk/page/Screen.tsx';
import {
  type Answers,
  type ComparisonProps,
  ImportQuestions,
  type SaveRequest,
} from './ImportQuestions.tsx';

/** An export on the server, what the volunteer answered about it, and what it would change. */
type Import = { file: string; answers: Answers; report: ImportResponse; isStored: boolean };

const isDone = ({ outcome }: ImportResponse) => outcome === 'written' || outcome === 'same';

export function ImportMembers() {
  const [current, setCurrent] = useState<Import>();
  useUnsavedWarning(current?.isStored === false);
  const send = async (file: string, answers: Answers, request: SaveRequest = {}) => {
    const { save = 'nothing', agreed = [], hash } = request;
    const report = await read(api.import.$post({ json: { file, answers, save, agreed, hash } }));
    setCurrent({ file, answers, report, isStored: save === 'answers' || isDone(report) });
    return report;
  };
  const open = async (file: File) => {
    const { key } = await read(api.export.$post({ query: { name: file.name } }, fileBody(file)));
    return send(key, {});
  };
  const compare = (work: () => Promise<ImportResponse>) =>
    act(work, 'Comparing the export with your list…');
  return (
    <Screen
      title="Update the member list"
      lead="Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save."
    >
      <FileInput
        className="desk-drop"
        label="Drop the export here, or select it (CSV or XLSX, exactly as you downloaded it)"
        accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.numbers,.zip"
        onFile={(file) => compare(() => open(file))}
      />
      {current ? (
        <Comparison
          key={`${current.file} ${current.answers.sheet}`}
          {...current}
          onSend={(answers, request) => compare(() => send(current.file, answers, request))}
        />
      ) : null}
    </Screen>
  );
}

/** What an export would change, or has changed, and the forms that save it or correct the answers. */
function Comparison(props: ComparisonProps) {
  const { report } = props;
  const isAsking = report.questions.length > 0;
  return (
    <>
      {/* Only another report draws it again, and takes the focus. */}
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-2xl">
        {report.headline}
      </h2>
      <p>{report.summary}</p>
      {isAsking || isDone(report) ? null : <SaveImport {...props} />}
      {isDone(report) ? (
        <div className="desk-buttons">
          <ButtonLink href="#/members">Review the members</ButtonLink>
        </div>
      ) : null}
      {report.sections.map(({ title, note, isUrgent, ...table }) => (
        <section key={title} className="desk-section" data-urgent={isUrgent || undefined}>
          <h2>{title}</h2>
          <p className="desk-quiet">{note}</p>
          <DataTable title={title} {...table} />
        </section>
      ))}
      {isDone(report) ? null : (
        <details className="desk-more" open={isAsking}>
          <summary>Columns of the export ({report.columns.length})</summary>
          <ImportQuestions {...props} />
        </details>
      )}
    </>
  );
}

/** What the volunteer has to agree to, and the buttons that save the list, or only the answers. */
function SaveImport({ report: { blockers, hash }, answers, onSend }: ComparisonProps) {
  const never = blockers.find(({ agreement }) => agreement === undefined);
  if (never) return <p className="desk-error">{never.sentence}</p>;
  const agreed = blockers.flatMap(({ agreement }) => agreement ?? []);
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // The browser lets no one submit who hasn't agreed to everything.
        onSend(answers, { save: 'list', agreed, hash });
      }}
    >
      {blockers.map(({ sentence }) => (
        <LabeledCheck
          key={sentence}
          required
          label={`${sentence} To continue anyway, check this box.`}
        />
      ))}
      <div className="desk-buttons">
        <Button type="submit">Save the list</Button>
        <Button variant="quiet" onClick={() => onSend(answers, { save: 'answers' })}>
          Save only my answers
        </Button>
      </div>
    </form>
  );
}
