// Runs an action of the volunteer, and shows its messages or its error.
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionResult, FormIssue } from '#desk/api-types.ts';
import { apiErrorOf } from './desk-api.ts';

/** The work of an action. Its response may have messages. */
type Work = () => Promise<object & Partial<ActionResult>>;

/** An action: whether it is running, its messages, its error. */
export function useAction() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (work: Work) => work() });
  return { act: mutate, messages: data?.messages ?? [], error, busy: isPending };
}

/** The id of the field at a path of a form. */
export const idOf = (path: FormIssue['path']): string => ['field', ...path].join('_');

type OutcomeProps = {
  messages?: readonly string[];
  error?: Error | null;
  /** Whether the messages are about a failure. */
  isWarning?: boolean;
  /** What follows the messages. */
  children?: ReactNode;
};

/** The messages of an action, which screen readers announce, or why it failed. */
export function Outcome({ messages = [], error = null, isWarning, children }: OutcomeProps) {
  const failed = error && apiErrorOf(error);
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
    <>
      <div
        role="status"
        className={messages.length === 0 ? undefined : isWarning ? 'desk-error' : 'desk-status'}
      >
        {messages.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
      {failed ? (
        <div ref={box} tabIndex={-1} role="alert">
          <Issues
            title={failed.message}
            // The others are at the fields of a form.
            issues={failed.issues.flatMap(({ path, message }) => (path.length > 0 ? [] : message))}
          />
        </div>
      ) : null}
    </>
  );
}

type IssuesProps = { title: string; issues?: readonly string[] };

/** What is wrong, in a box. */
export const Issues = ({ title, issues = [] }: IssuesProps) => (
  <div className="desk-error">
    <p>{title}</p>
    {issues.length > 0 ? (
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    ) : null}
  </div>
);
