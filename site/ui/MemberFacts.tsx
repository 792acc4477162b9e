import type { detailRows } from '@appraisers/directory/detail-rows.ts';

/** What a member states about their work. */
export function MemberFacts({ rows }: { rows: ReturnType<typeof detailRows> }) {
  if (rows.length === 0) return null;
  return (
    <dl className="member-facts mt-3">
      {rows.map(({ title, text, href }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {href ? (
              <a href={href} rel="noopener" className="link target">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
