import type { FieldIssue } from './application.ts';
import type { FieldName } from './questions.ts';

/** The answers to correct, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ issues }: { issues: readonly FieldIssue[] }) {
  return (
    <section ref={focusNow} tabIndex={-1} aria-labelledby="problems" className="notice mt-5">
      <h2 id="problems" className="text-xl">
        {issues.length === 1 ? 'Fix 1 answer' : `Fix ${issues.length} answers`}
      </h2>
      <ul className="mt-1">
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="link target"
              onClick={(event) => {
                // In a frame, the link would open in the whole window.
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As a `ref`: an element takes the focus when it appears. */
export const focusNow = (element: HTMLElement | null): void => moveTo(element, 'start');

export function focusField(name: FieldName): void {
  const field = document.getElementById(name);
  field?.closest('details')?.setAttribute('open', '');
  moveTo(field, 'center');
}

function moveTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus();
  // For the focus, Firefox scrolls only the frame, not the page around it.
  element?.scrollIntoView({ block });
}
