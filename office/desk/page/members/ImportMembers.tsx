import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { api, fileBody, type ImportResponse, read } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { useUnsavedWarning } from '#desk/page/route.ts';
import { DataTable, LabeledCheck, Screen, submittedInput } from '#desk/page/Screen.tsx';
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

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Updates the list of members from an export. */
export function ImportMembers() {
  const [current, setCurrent] = useState<Asked & { report: ImportResponse; isStored: boolean }>();
  const [isAsking, setIsAsking] = useState(false);
  const { act, messages, error, busy } = useAction();
  const report = current?.report;
  const isDone = report?.outcome === 'written' || report?.outcome === 'same';
  useUnsavedWarning(current?.isStored === false);
  const send = async ({ key, answers }: Asked, request: SaveRequest) => {
    const next = await read(api.import.$post({ json: { ...request, file: key, answers } }));
    setCurrent({
      key,
      answers,
      report: next,
      isStored: request.save === 'answers' || /^(written|same)$/.test(next.outcome),
    });
    return next;
  };
  /** Compares the export with the list. Without `isPartial`, the volunteer wants to see the changes. */
  const compare = async (asked: Asked, isPartial = false) => {
    const next = await send(asked, { save: 'nothing', agreed: [] });
    if (!isPartial) setIsAsking(next.questions.length > 0);
    return next;
  };
  const open = ([file]: Iterable<File>) =>
    file &&
    !busy &&
    act(async () => {
      const { key } = await read(api.export.$post({ query: { name: file.name } }, fileBody(file)));
      return compare({ key, answers: {} });
    });
  const questions = ({ key, answers, report: asked }: Asked & { report: ImportResponse }) => (
    <ImportQuestions
      key={`${key} ${answers.sheet}`}
      report={asked}
      busy={busy}
      onAnswer={(next, isPartial) => act(() => compare({ key, answers: next }, isPartial))}
    />
  );
  return (
    <Screen
      title="Update the member list"
      lead="Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save."
    >
      {isDone ? null : (
        <label
          className="desk-field rounded-md border-2 border-edge border-dashed bg-sheet p-6"
          onDragOver={(event) => event.preventDefault()}
          // Beside the input, the browser would open the file and leave the desk.
          onDrop={(event) => {
            event.preventDefault();
            open(event.dataTransfer.files);
          }}
        >
          Drop the export here, or select it (CSV or XLSX, exactly as you downloaded it)
          <input
            className="field"
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.numbers,.zip"
            disabled={busy}
            onChange={({ target }) => {
              open(target.files ?? []);
              target.value = '';
            }}
          />
        </label>
      )}
      <p role="status" className="desk-quiet">
        {busy ? 'Comparing the export with your list…' : ''}
      </p>
      <Outcome messages={messages} error={error} />
      {current && report ? (
        <>
          <h2
            key={`${current.key} ${current.answers.sheet} ${isAsking} ${report.outcome}`}
            ref={focus}
            tabIndex={-1}
            className="desk-headline text-2xl"
          >
            {isAsking ? 'We have questions first' : report.headline}
          </h2>
          {isAsking ? questions(current) : <p>{report.summary}</p>}
          {isDone ? (
            <div className="desk-buttons">
              <ButtonLink href="#/members">Review the members</ButtonLink>
              <ButtonLink variant="quiet" href="#/publish">
                Publish
              </ButtonLink>
              <p className="desk-quiet">
                To take the import back: before you publish it, discard your changes under
                “Publish”. Later, open “History” and undo its version.
              </p>
            </div>
          ) : null}
          {isAsking || isDone || report.questions.length > 0 ? null : (
            <SaveImport
              report={report}
              busy={busy}
              onSave={(request) => act(() => send(current, request))}
            />
          )}
          {(isAsking ? [] : report.sections).map(({ title, note, isUrgent, ...table }) => (
            <section key={title} className="desk-section" data-urgent={isUrgent || undefined}>
              <h2>{title}</h2>
              <p className="desk-quiet">{note}</p>
              <DataTable title={title} {...table} />
            </section>
          ))}
          {isAsking || isDone ? null : (
            <details className="desk-more">
              <summary>Columns of the export ({report.columns.length})</summary>
              {questions(current)}
            </details>
          )}
        </>
      ) : null}
    </Screen>
  );
}
