import type { FieldIssue } from './application.ts';
import { focusField, focusNow } from './focus.ts';

/** What has to be corrected, each with a way to its field. It takes the focus when it appears. */
export function ErrorSummary({ problems: issues }: { problems: readonly FieldIssue[] }) {
  const count = issues.length;
  return (
    <section
      ref={focusNow}
      tabIndex={-1}
      aria-labelledby="problems"
      className="application-summary"
    >
      <h2 id="problems" className="text-xl">
        {count === 1 ? 'One answer has to be corrected' : `${count} answers have to be corrected`}
      </h2>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="link target"
              onClick={(event) => {
                // Followed as it stands, the link would open in the whole window.
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
