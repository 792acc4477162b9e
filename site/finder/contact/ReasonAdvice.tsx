import type { Reason } from '@appraisers/edition/schemas/reasons.ts';

/** What to have ready for a reason, and what to know before anyone is paid. */
export function ReasonAdvice({ reason: { name, ready, caution } }: { reason: Reason }) {
  return (
    <div className="reason-advice">
      {caution && <p className="notice">{caution}</p>}
      <h4>{`What to have ready: ${name}`}</h4>
      <ul>
        {ready.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
