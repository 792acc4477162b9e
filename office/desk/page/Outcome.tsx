// Runs an action of the volunteer, and shows its messages or its error.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActionResult } from '#desk/api-types.ts';
import { apiErrorOf } from './desk-api.ts';

/** The work of an action. Its response may have messages. */
type Work = () => Promise<object & Partial<ActionResult>>;

/** An action: whether it is running, its messages, its error. */
export function useAction() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (work: Work) => work() });
  return { act: mutate, messages: data?.messages ?? [], error, busy: isPending };
}

/** A new error may be out of view. */
const focus = (box: HTMLElement | null) => box?.focus();

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
        <div ref={focus} tabIndex={-1} role="alert">
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
