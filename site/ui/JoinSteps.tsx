import type { JoinPage } from '@appraisers/edition/schemas/pages.ts';

/** What happens after an application is sent. */
export function JoinSteps({ steps, renewing }: Pick<JoinPage, 'steps' | 'renewing'>) {
  return (
    <div className="print:mt-8">
      <h2 className="text-2xl">What happens next</h2>
      <ol className="numbered rows mt-4">
        {steps.map((step) => (
          <li key={step} className="py-4">
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-soft">{renewing}</p>
    </div>
  );
}
