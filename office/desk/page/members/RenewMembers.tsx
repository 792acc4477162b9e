import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError, ColumnAnswer, ImportResponse } from '#desk/api-types.ts';
import { apiErrorOf, sendBytes, sendJson } from '#desk/page/desk-api.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage } from '#desk/page/StatusMessage.tsx';
import type { ImportChoices } from '#import/reading/export-file.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { type Agreed, SaveImport } from './SaveImport.tsx';

const lead =
  'Export all contacts of the membership platform as CSV or XLSX, and do not open the file before. First you see what would change; nothing is written until you save.';

/** Renews the list of members from an export. */
export function RenewMembers() {
  const [file, setFile] = useState<File>();
  const [report, setVerdict] = useState<ImportResponse>();
  const [apiError, setApiError] = useState<ApiError>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);
  const weigh = async (given: File, agreed?: Agreed, chosen: ImportChoices = {}) => {
    setBusy(true);
    setApiError(undefined);
    setFile(given);
    setChoices(chosen);
    const yes = (is: boolean | undefined) => (is ? 'yes' : 'no');
    const order = new URLSearchParams({
      name: given.name,
      save: yes(agreed !== undefined),
      leaveOut: yes(agreed?.leaveOut),
      fewer: yes(agreed?.fewer),
      ...(chosen.sheet === undefined ? {} : { sheet: chosen.sheet }),
      ...(chosen.hidden ? { hidden: chosen.hidden } : {}),
      ...(agreed && report ? { hash: report.hash } : {}),
    });
    try {
      const answer = await sendBytes<ImportResponse>('POST', `import?${order}`, given);
      setVerdict((before) => ({
        ...answer,
        coverage: answer.coverage ?? (agreed ? before?.coverage : undefined),
      }));
      queries.invalidateQueries();
    } catch (error) {
      if (!agreed) setVerdict(undefined);
      setApiError(apiErrorOf(error));
    } finally {
      setBusy(false);
    }
  };
  const answer = async (given: File, chosen: ImportChoices, answers: readonly ColumnAnswer[]) => {
    try {
      if (answers.length > 0) await sendJson('POST', 'import-answers', { answers });
      await weigh(given, undefined, { ...choices, ...chosen });
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  const asking = report !== undefined && report.questions.length > 0;
  const done = report?.kind === 'written' || report?.kind === 'same';
  return (
    <Screen title="Renew the members" lead={lead}>
      {done ? null : <FileDrop busy={busy} onFile={(given) => weigh(given)} />}
      <p role="status" className="desk-quiet">
        {busy ? 'Reading …' : ''}
      </p>
      <ErrorMessage apiError={apiError} />
      {report && file ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="desk-headline">
            {report.headline}
          </h2>
          <p>{report.summary}</p>
          <StatusMessage lines={done ? report.messages : []} />
          {asking ? (
            <ImportQuestions
              key={JSON.stringify(report.questions)}
              questions={report.questions}
              busy={busy}
              onAnswer={(chosen, answers) => answer(file, chosen, answers)}
            />
          ) : null}
          {asking ? null : done ? (
            <div className="desk-buttons">
              <ButtonLink href="#/members">Say that you checked the list</ButtonLink>
              <ButtonLink variant="quiet" href="#/see">
                See it
              </ButtonLink>
              <ButtonLink variant="quiet" href="#/publish">
                Publish
              </ButtonLink>
            </div>
          ) : (
            <SaveImport
              verdict={report}
              busy={busy}
              onSave={(agreed) => weigh(file, agreed, choices)}
            />
          )}
          <ImportSummary verdict={report} />
        </>
      ) : null}
    </Screen>
  );
}
