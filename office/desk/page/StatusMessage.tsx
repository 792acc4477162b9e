// Runs an action of the volunteer, and shows its messages or its error.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ActionResult, FormIssue } from '#desk/api-types.ts';
import { apiErrorOf } from './desk-api.ts';

/** The work of an action. Its response may have messages. */
type Work = () => Promise<object & Partial<ActionResult>>;

/** An action: whether it is running, its messages, its error. */
export function useAction() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (work: Work) => work() });
  return { act: mutate, messages: data?.messages ?? [], error, busy: isPending };
}

type ActionStatusProps = { messages: readonly string[]; error: Error | null };

export const ActionStatus = ({ messages, error }: ActionStatusProps) => (
  <>
    <StatusMessage lines={messages} />
    <ErrorMessage error={error} />
  </>
);

/** Messages about a finished action, which screen readers announce. */
export function StatusMessage({ lines }: { lines: readonly string[] }) {
  return (
    <div role="status" className={lines.length > 0 ? 'desk-status' : undefined}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

type ErrorProps = {
  error: Error | null;
  /** The labels of the form on this page whose fields may have issues. */
  labelsOf?: (path: FormIssue['path']) => readonly string[];
};

/** Why a request failed. It gets the focus, because it may be out of view. */
export function ErrorMessage({ error, labelsOf }: ErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  const { message: reason, issues } = apiErrorOf(error);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="desk-error">
      <p>{reason}</p>
      {issues.length > 0 ? (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {labelsOf && path.length > 0 ? (
                <button type="button" className="link" onClick={() => revealField(path)}>
                  {[labelsOf(path).join(', '), message].filter(Boolean).join(': ')}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type IssueListProps = { title?: string; issues: readonly string[] };

/** Issues of the edition that no request caused. */
export function IssueList({ title, issues }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <div className="desk-error">
      {title ? <p>{title}</p> : null}
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the entry that has the field, and gives the field the focus. */
function revealField(path: FormIssue['path']): void {
  // The form library gives this id. A group of fields as a whole has another.
  const id = ['root', ...path].join('_');
  const field = document.getElementById(id) ?? document.getElementById(`${id}__part`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
