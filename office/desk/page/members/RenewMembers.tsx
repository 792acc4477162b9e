import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError, ColumnAnswer, ImportAnswer } from '#desk/api-types.ts';
import { apiErrorOf, give, tell } from '#desk/page/ask.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { ErrorSummary, StatusMessage } from '#desk/page/StatusMessage.tsx';
import type { Choices } from '#import/choices.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportVerdict } from './ImportVerdict.tsx';
import { type Agreed, SaveImport } from './SaveImport.tsx';

const lead =
  'Export all contacts of the membership platform as CSV or XLSX, and do not open the file before. First you see what would change; nothing is written until you save.';

/** Renews the list of members from an export. */
export function RenewMembers() {
  const [file, setFile] = useState<File>();
  const [verdict, setVerdict] = useState<ImportAnswer>();
  const [apiError, setApiError] = useState<ApiError>();
  const [choices, setChoices] = useState<Choices>({});
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (verdict) heading.current?.focus();
  }, [verdict]);
  const weigh = async (given: File, agreed?: Agreed, chosen: Choices = {}) => {
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
      ...(agreed && verdict ? { hash: verdict.hash } : {}),
    });
    try {
      const answer = await give<ImportAnswer>('POST', `import?${order}`, given);
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
  const answer = async (given: File, chosen: Choices, answers: readonly ColumnAnswer[]) => {
    try {
      if (answers.length > 0) await tell('POST', 'import-answers', { answers });
      await weigh(given, undefined, { ...choices, ...chosen });
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  const asking = verdict !== undefined && verdict.questions.length > 0;
  const done = verdict?.kind === 'written' || verdict?.kind === 'same';
  return (
    <Screen title="Renew the members" lead={lead}>
      {done ? null : <FileDrop busy={busy} onFile={(given) => weigh(given)} />}
      <p role="status" className="desk-quiet">
        {busy ? 'Reading …' : ''}
      </p>
      <ErrorSummary apiError={apiError} />
      {verdict && file ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="desk-headline">
            {verdict.headline}
          </h2>
          <p>{verdict.summary}</p>
          <StatusMessage lines={done ? verdict.messages : []} />
          {asking ? (
            <ImportQuestions
              key={JSON.stringify(verdict.questions)}
              questions={verdict.questions}
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
              verdict={verdict}
              busy={busy}
              onSave={(agreed) => weigh(file, agreed, choices)}
            />
          )}
          <ImportVerdict verdict={verdict} />
        </>
      ) : null}
    </Screen>
  );
}
