import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ImportResponse } from '#desk/api-types.ts';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage, useAction } from '#desk/page/StatusMessage.tsx';
import type { ImportAnswers } from '#import/import-answers.ts';
import { type Choices, ImportQuestions } from './ImportQuestions.tsx';
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

/** Updates the list of members from an export. */
export function ImportMembers() {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportResponse>();
  const [choices, setChoices] = useState<Choices>({});
  const { act, error, busy } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);
  /** Sends the file: first to see what it changes, then to save what the volunteer agreed to. */
  const send = async (given: File, chosen: Choices, agreed?: Choices) => {
    setFile(given);
    setChoices(chosen);
    const query = new URLSearchParams({ name: given.name, ...chosen, ...agreed });
    try {
      const answer = await sendRequest<ImportResponse>('POST', `import?${query}`, given);
      setReport(answer);
      return answer;
    } catch (refused) {
      if (!agreed) setReport(undefined);
      throw refused;
    }
  };
  /** Stores what the volunteer answered, and reads the export again. */
  const answer = async (given: File, answers: ImportAnswers, chosen: Choices) => {
    if (report && report.columns.length > 0) await sendRequest('POST', 'import-answers', answers);
    return send(given, { ...choices, ...chosen });
  };
  const isDone = report?.kind === 'written' || report?.kind === 'same';
  return (
    <Screen title={deskWords.import.title} lead={deskWords.import.lead}>
      {isDone ? null : <FileDrop busy={busy} onFile={(given) => act(() => send(given, {}))} />}
      <p role="status" className="desk-quiet">
        {busy ? words.reading : ''}
      </p>
      <ErrorMessage error={error} />
      {report && file ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="desk-headline text-2xl">
            {report.headline}
          </h2>
          <p>{report.summary}</p>
          <StatusMessage lines={isDone ? report.messages : []} />
          {report.questions.length > 0 ? (
            <ImportQuestions
              key={JSON.stringify([report.questions, report.columns])}
              report={report}
              busy={busy}
              onAnswer={(answers, chosen) => act(() => answer(file, answers, chosen))}
            />
          ) : isDone ? (
            <div className="desk-buttons">
              <ButtonLink href="#/members">{deskWords.import.check}</ButtonLink>
              <ButtonLink variant="quiet" href="#/publish">
                Publish
              </ButtonLink>
              <p className="desk-quiet">{deskWords.import.undo}</p>
            </div>
          ) : (
            <SaveImport
              key={report.headline}
              report={report}
              busy={busy}
              onSave={(agreed) =>
                act(() => send(file, choices, { save: 'yes', hash: report.hash, ...agreed }))
              }
            />
          )}
          <ImportSummary report={report} />
          {isDone || report.questions.length > 0 ? null : (
            <details className="desk-more">
              <summary>{words.columns.title(report.columns.length)}</summary>
              <ImportQuestions
                key={JSON.stringify(report.columns)}
                report={report}
                busy={busy}
                onAnswer={(answers, chosen) => act(() => answer(file, answers, chosen))}
              />
            </details>
          )}
        </>
      ) : null}
    </Screen>
  );
}
