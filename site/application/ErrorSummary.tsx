import type { FieldIssue } from './application.ts';
import { focusField, focusNow } from './focus.ts';
import { words } from './words.ts';

/** The answers to correct, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ issues }: { issues: readonly FieldIssue[] }) {
  return (
    <section ref={focusNow} tabIndex={-1} aria-labelledby="problems" className="notice mt-5">
      <h2 id="problems" className="text-xl">
        {words.errors.heading(issues.length)}
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
