import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiError } from '#desk/api-types.ts';

/** Messages about what was done, announced by screen readers. */
export function StatusMessage({ lines }: { lines: readonly string[] }) {
  return (
    <div role="status" className={lines.length > 0 ? 'desk-said' : undefined}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

type Props = {
  apiError: ApiError | undefined;
  /** Where the field of a problem is on this page. */
  fieldOf?: (path: ApiError['issues'][number]['path']) => string | undefined;
  children?: ReactNode;
};

/** Why a request failed. It gets the focus, because it may be out of view. */
export function ErrorMessage({ apiError, fieldOf = () => undefined, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (apiError) box.current?.focus();
  }, [apiError]);
  if (!apiError) return null;
  const issues = apiError.issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
  return (
    <div ref={box} tabIndex={-1} role="alert" className="desk-refusal">
      <p>{apiError.message}</p>
      {issues.length > 0 ? (
        <ul>
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <button type="button" className="link" onClick={() => reveal(field)}>
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  );
}

function reveal(id: string): void {
  // What is wrong may be a group of fields as a whole.
  const field = document.getElementById(id) ?? document.getElementById(`${id}__part`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
