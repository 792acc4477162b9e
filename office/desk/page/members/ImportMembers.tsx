import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, type ImportResponse, read, uploadExport } from '#desk/page/desk-api.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage, useAction } from '#desk/page/StatusMessage.tsx';
import type { ImportRequest } from '#desk/server/importing.ts';
import { type Answers, ImportQuestions } from './ImportQuestions.tsx';
import { ImportSummary, SaveImport } from './ImportSummary.tsx';
import { importWords as words } from './import-words.ts';

type FileDropProps = { busy: boolean; onFile: (file: File) => void };

/** A place to drop or select a file. */
function FileDrop({ busy, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  return (
    <label
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-md border-2 border-edge border-dashed bg-sheet p-6 data-over:border-accent data-over:bg-panel"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <FileUp className="text-accent" size={32} strokeWidth={1.5} />
      <span className="flex-[1_1_14rem]">
        <strong>{words.drop}</strong>
        <span className="desk-quiet block">{words.kinds}</span>
      </span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.numbers,.zip"
        disabled={busy}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </label>
  );
}

/** An export on the server, what the volunteer answered about it, and what it would change. */
type Comparison = { key: string; answers: Answers; report: ImportResponse };

const preview: Omit<ImportRequest, 'answers'> = { save: 'nothing', agreed: [] };

async function compare(
  key: string,
  answers: Answers,
  request: Omit<ImportRequest, 'answers'> = preview,
): Promise<Comparison> {
  const json = { ...request, file: key, answers };
  return { key, answers, report: await read(api.import.$post({ json })) };
}

/** Updates the list of members from an export. */
export function ImportMembers() {
  const [current, setCurrent] = useState<Comparison>();
  const [isAsking, setIsAsking] = useState(false);
  const { act, error, busy } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const { report } = current ?? {};
  const step =
    current && `${current.key} ${current.answers.sheet} ${isAsking} ${current.report.outcome}`;
  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);
  const open = (file: File) =>
    act(async () => {
      setCurrent(undefined);
      const { key } = await uploadExport(file);
      const next = await compare(key, {});
      setCurrent(next);
      setIsAsking(next.report.questions.length > 0);
      return {};
    });
  /** Compares with these answers. `isLast` is whether the volunteer wants to see the changes. */
  const look = ({ key }: Comparison, answers: Answers, isLast: boolean) =>
    act(async () => {
      const next = await compare(key, answers);
      setCurrent(next);
      if (isLast) setIsAsking(next.report.questions.length > 0);
      return {};
    });
  const save = ({ key, answers }: Comparison, request: Omit<ImportRequest, 'answers'>) =>
    act(async () => {
      const next = await compare(key, answers, request);
      setCurrent(next);
      return request.save === 'answers' ? { messages: [words.answersSaved] } : {};
    });
  const isDone = report?.outcome === 'written' || report?.outcome === 'same';
  return (
    <Screen
      title="Update the member list"
      lead="Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save."
    >
      {isDone ? null : <FileDrop busy={busy} onFile={open} />}
      <p role="status" className="desk-quiet">
        {busy ? words.reading : ''}
      </p>
      <ErrorMessage error={error} />
      {current && report ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="desk-headline text-2xl">
            {report.headline}
          </h2>
          <p>{report.summary}</p>
          <StatusMessage lines={isDone ? report.messages : []} />
          {isAsking ? (
            <ImportQuestions
              key={`${current.key} ${current.answers.sheet}`}
              report={report}
              busy={busy}
              onAnswer={(answers, isLast) => look(current, answers, isLast)}
            />
          ) : isDone ? (
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
          ) : (
            <>
              <SaveImport
                key={report.headline}
                report={report}
                busy={busy}
                onSave={(request) => save(current, { ...request, hash: report.hash })}
              />
              <ImportSummary report={report} />
              <details className="desk-more">
                <summary>{words.columns.title(report.columns.length)}</summary>
                <ImportQuestions
                  report={report}
                  busy={busy}
                  onAnswer={(answers, isLast) => look(current, answers, isLast)}
                />
              </details>
            </>
          )}
          {isDone ? <ImportSummary report={report} /> : null}
        </>
      ) : null}
    </Screen>
  );
}
