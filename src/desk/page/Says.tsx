import { type ReactNode, useEffect, useRef } from 'react';
import type { Refusal } from '#desk/shapes.ts';

/** What went well, said aloud by whatever reads the page. */
export function Said({ lines }: { lines: readonly string[] }) {
  return (
    <div role="status" className={lines.length > 0 ? 'desk-said' : undefined}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

type Props = {
  refusal: Refusal | undefined;
  /** Where the field of a problem is on this page. */
  fieldOf?: (path: Refusal['problems'][number]['path']) => string | undefined;
  children?: ReactNode;
};

/** Why something was not done. It gets the focus, for it stands where one may not look. */
export function Refusing({ refusal, fieldOf = () => undefined, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  const problems = refusal.problems.map(({ path, says }) => ({ field: fieldOf(path), says }));
  return (
    <div ref={box} tabIndex={-1} role="alert" className="desk-refusal">
      <p>{refusal.sentence}</p>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, says }) => (
            <li key={`${field} ${says}`}>
              {field ? (
                <button type="button" className="link" onClick={() => reveal(field)}>
                  {says}
                </button>
              ) : (
                says
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
