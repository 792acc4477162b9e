import type { Benefits } from '@appraisers/edition/schemas/association.ts';
import type { HomePage } from '@appraisers/edition/schemas/pages.ts';
import { ButtonLink } from './Button.tsx';

type WhyJoinProps = { why: HomePage['why']; reasons: Benefits['reasons'] };

/** For appraisers: the mission, and what members get. */
export function WhyJoin({ why, reasons }: WhyJoinProps) {
  return (
    <section className="deep" aria-labelledby="why">
      <div className="survey-lines" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-12 px-5 py-20 print:block sm:px-8 lg:grid-cols-[5fr_6fr] lg:py-28">
        <div>
          <h2 id="why" className="text-3xl">
            {why.heading}
          </h2>
          <p className="mt-6 max-w-measure font-serif text-xl leading-relaxed">{why.mission}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <ButtonLink href="/join" variant="light">
              {why.join}
            </ButtonLink>
            <ButtonLink href="/membership" variant="quietLight">
              {why.membership}
            </ButtonLink>
          </div>
        </div>
        <div className="print:mt-8">
          <h3 className="font-sans font-semibold text-base text-on-deep-rock tracking-normal">
            {why.reasonsHeading}
          </h3>
          <dl className="rows mt-3">
            {reasons.map(({ title, text }) => (
              <div key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold font-serif text-lg leading-snug">{title}</dt>
                <dd className="text-on-deep-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
