import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import type { FormIssue } from '#desk/api-types.ts';
import { type ActionKind, useOutcome } from './action.ts';
import { apiErrorOf } from './desk-api.ts';
import { Live } from './site/Live.tsx';

/** The id of the field at a path of a form. */
export const idOf = (path: FormIssue['path']): string => ['field', ...path].join('_');

/** What came of the last action of a kind: its messages, which screen readers announce, or why it failed. */
export function Outcome({ of }: { of: ActionKind }) {
  const { data, error, isPending, variables, submittedAt } = useOutcome(of);
  const messages = isPending ? [variables.progress] : data?.messages;
  const box = useRef<HTMLDivElement>(null);
  // A new error may be out of view: the focus goes to the first field that has an issue, or to the error.
  useEffect(() => {
    const issue = error && apiErrorOf(error).issues.find(({ path }) => path.length > 0);
    const field = issue ? document.getElementById(idOf(issue.path)) : null;
    field?.closest('details')?.setAttribute('open', '');
    field?.scrollIntoView({ block: 'center' });
    (field ?? box.current)?.focus({ preventScroll: field !== null });
  }, [error]);
  return (
    <div className="desk-outcome" data-busy={isPending ? of : undefined}>
      <div role="status" className={data?.kind === 'unpublished' ? 'desk-error' : 'desk-status'}>
        {data?.kind === 'published' ? <p>Published.</p> : null}
        {messages?.map((line) => line && <p key={line}>{line}</p>)}
        {data?.kind === 'published' ? <Live start={submittedAt} /> : null}
      </div>
      {data?.address ? (
        <ButtonLink href={data.address} target="_blank" rel="noreferrer">
          Open preview
        </ButtonLink>
      ) : null}
      {error ? (
        <div ref={box} tabIndex={-1} role="alert">
          <ErrorBox error={error} />
        </div>
      ) : null}
    </div>
  );
}

/** Why something failed, with the issues that have no field in the form. */
export function ErrorBox({ error }: { error: Error }) {
  const { message, issues } = apiErrorOf(error);
  const others = issues.filter(({ path }) => path.length === 0);
  return <Issues title={message} issues={others.map((issue) => issue.message)} />;
}

type IssuesProps = { title: string; issues: readonly string[] };

/** What is wrong, in a box. */
export const Issues = ({ title, issues }: IssuesProps) => (
  <div className="desk-error">
    <p>{title}</p>
    <ul>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  </div>
);
