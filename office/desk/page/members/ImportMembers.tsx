import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { api, fileBody, type ImportResponse, read } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { useUnsavedWarning } from '#desk/page/route.ts';
import { DataTable, FileInput, LabeledCheck, Screen, submittedInput } from '#desk/page/Screen.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';
import { type Answers, ImportQuestions } from './ImportQuestions.tsx';

type SaveRequest = Pick<ImportRequest, 'save' | 'agreed' | 'hash'>;

/** An export on the server, and what the volunteer answered about it. */
type Asked = { key: string; answers: Answers };

type SaveProps = { report: ImportResponse; busy: boolean; onSave: (request: SaveRequest) => void };

/** What the volunteer has to agree to, and the buttons that save the list, or only the answers. */
function SaveImport({ report: { blockers, hash }, busy, onSave }: SaveProps) {
  const never = blockers.find(({ agreement }) => agreement === undefined);
  if (never) return <p className="desk-error">{never.sentence}</p>;
  const agreed = blockers.flatMap(({ agreement }) => agreement ?? []);
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        // The browser lets no one submit who hasn't agreed to everything.
        submittedInput(event);
        onSave({ save: 'list', agreed, hash });
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
        <Button type="submit" disabled={busy}>
          Save the list
        </Button>
        <Button variant="quiet" onClick={() => onSave({ save: 'answers', agreed: [] })}>
          Save only my answers
        </Button>
      </div>
    </form>
  );
}

/** What follows an import that was saved. */
const Saved = () => (
  <div className="desk-buttons">
    <ButtonLink href="#/members">Review the members</ButtonLink>
    <ButtonLink variant="quiet" href="#/publish">
      Publish
    </ButtonLink>
    <p className="desk-quiet">
      To take the import back: before you publish it, discard your changes under “Publish”. Later,
      open “History” and undo its version.
    </p>
  </div>
);

/** Updates the list of members from an export. */
export function ImportMembers() {
  const [current, setCurrent] = useState<Asked & { report: ImportResponse; isStored: boolean }>();
  const { act, messages, error, busy } = useAction();
  const { report } = current ?? {};
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (report) headline.current?.focus();
  }, [report]);
  const isDone = report?.outcome === 'written' || report?.outcome === 'same';
  const isAsking = report !== undefined && report.questions.length > 0;
  useUnsavedWarning(current?.isStored === false);
  const send = async (asked: Asked, request: SaveRequest = { save: 'nothing', agreed: [] }) => {
    const { key, answers } = asked;
    const next = await read(api.import.$post({ json: { ...request, file: key, answers } }));
    const isStored = request.save === 'answers' || /^(written|same)$/.test(next.outcome);
    setCurrent({ ...asked, report: next, isStored });
    return next;
  };
  const open = async (file: File) => {
    const { key } = await read(api.export.$post({ query: { name: file.name } }, fileBody(file)));
    return send({ key, answers: {} });
  };
  const questions = current && (
    <ImportQuestions
      key={`${current.key} ${current.answers.sheet}`}
      report={current.report}
      answers={current.answers}
      busy={busy}
      onAnswer={(answers) => act(() => send({ key: current.key, answers }))}
    />
  );
  return (
    <Screen
      title="Update the member list"
      lead="Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save."
    >
      {isDone ? null : (
        <FileInput
          className="desk-drop"
          label="Drop the export here, or select it (CSV or XLSX, exactly as you downloaded it)"
          accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.numbers,.zip"
          disabled={busy}
          onFile={(file) => act(() => open(file))}
        />
      )}
      <p role="status" className="desk-quiet">
        {busy ? 'Comparing the export with your list…' : ''}
      </p>
      <Outcome messages={messages} error={error} />
      {current && report ? (
        <>
          <h2 ref={headline} tabIndex={-1} className="text-2xl">
            {report.headline}
          </h2>
          <p>{report.summary}</p>
          {isAsking ? questions : null}
          {isDone ? <Saved /> : null}
          {isAsking || isDone ? null : (
            <SaveImport
              report={report}
              busy={busy}
              onSave={(request) => act(() => send(current, request))}
            />
          )}
          {report.sections.map(({ title, note, isUrgent, ...table }) => (
            <section key={title} className="desk-section" data-urgent={isUrgent || undefined}>
              <h2>{title}</h2>
              <p className="desk-quiet">{note}</p>
              <DataTable title={title} {...table} />
            </section>
          ))}
          {isAsking || isDone ? null : (
            <details className="desk-more">
              <summary>Columns of the export ({report.columns.length})</summary>
              {questions}
            </details>
          )}
        </>
      ) : null}
    </Screen>
  );
}
