import type { Answers, Benefits } from '@appraisers/edition/schemas/association.ts';
import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import { ButtonLink } from './Button.tsx';
import { Drawing } from './Picture.tsx';
import { sitePath } from './site-path.ts';

/** The opening of the home page: contour lines, and the ridge above the finder. */
export function Hero({ heading, lead }: Pick<PageWords<'home'>, 'heading' | 'lead'>) {
  return (
    <div className="hero">
      <div className="survey-lines" />
      <Drawing
        name="ridge.svg"
        alt=""
        width="1920"
        height="240"
        className="hero-ridge asked:hidden"
      />
      <div className="mx-auto max-w-page px-5 pt-22 pb-28 print:py-4 asked:pb-5 asked:max-md:pb-0 sm:px-8 sm:pb-36">
        <h1 className="max-w-[20ch] text-3xl sm:text-4xl asked:max-w-none asked:text-xl asked:max-md:sr-only">
          {heading}
        </h1>
        <p className="mt-4 text-lg text-soft asked:hidden">{lead}</p>
      </div>
    </div>
  );
}

type HomeSectionsProps = { page: PageWords<'home'>; answers: Answers } & Pick<Benefits, 'reasons'>;

/** The home page below the finder: before an appraisal, the call, what remains to ask, and the association. */
export function HomeSections({ page, answers, reasons }: HomeSectionsProps) {
  return (
    <>
      <Features {...page} />
      <div className="mx-auto grid max-w-page gap-16 px-5 pb-20 empty:hidden print:gap-8 print:py-4 sm:px-8 lg:auto-cols-fr lg:grid-flow-col lg:pb-28">
        <BeforeYouCall {...page.beforeYouCall} />
        <QuickAnswers {...answers} />
      </div>
      <WhyJoin {...page} reasons={reasons} />
    </>
  );
}

/** Cards with a drawing and one link, which covers the card. */
function Features({ cardsHeading, features }: PageWords<'home'>) {
  return (
    <section
      aria-labelledby="cards"
      className="mx-auto max-w-page px-5 py-16 sm:px-8 lg:py-20 print:py-4"
    >
      <h2 id="cards" className={cardsHeading ? 'mb-8 text-3xl' : 'sr-only'}>
        {cardsHeading ?? 'Good to know'}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-12 print:block sm:grid-cols-2 xl:grid-cols-4">
        {features.map(({ title, text, icon, href, link }) => (
          <li key={title} className="feature">
            <Drawing name={`feature-${icon}.svg`} alt="" loading="lazy" />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 mb-3 text-soft">{text}</p>
            <a href={sitePath(href)} className="link stretched mt-auto self-start font-semibold">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For homeowners: what to prepare before they call an appraiser. */
function BeforeYouCall({ heading, items }: PageWords<'home'>['beforeYouCall']) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="mb-6 text-3xl">
        {heading}
      </h2>
      <ol className="numbered rows">
        {items.map((item) => (
          <li key={item} className="py-4">
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Short answers. They are open, so that a glance finds one. */
function QuickAnswers({ heading, answers }: Answers) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-6 text-3xl">
        {heading}
      </h2>
      <ul className="rows">
        {answers.map(({ question, answer, link }) => (
          <li key={question} className="py-4">
            <h3 className="text-xl">{question}</h3>
            <p className="mt-2">{answer}</p>
            <a href={sitePath(link.href)} className="link target">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For appraisers: the mission, and what members get. */
function WhyJoin({ why, reasons }: PageWords<'home'> & Pick<Benefits, 'reasons'>) {
  return (
    <section className="deep" aria-labelledby="why">
      <div className="survey-lines" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-12 px-5 py-20 print:block print:py-4 sm:px-8 lg:grid-cols-[5fr_6fr] lg:py-28">
        <div>
          <h2 id="why" className="text-3xl">
            {why.heading}
          </h2>
          <p className="mt-6 max-w-measure font-serif text-xl/relaxed">{why.mission}</p>
          <div className="mt-9 flex flex-wrap gap-4 print:hidden">
            <ButtonLink href="/join" variant="light">
              {why.join}
            </ButtonLink>
            <ButtonLink href="/membership" variant="quietLight">
              {why.membership}
            </ButtonLink>
          </div>
        </div>
        <div className="print:mt-4">
          <h3 className="font-sans font-semibold text-base text-on-deep-accent tracking-normal">
            {why.reasonsHeading}
          </h3>
          <dl className="rows mt-3">
            {reasons.map(({ title, text }) => (
              <div key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold font-serif text-lg/snug">{title}</dt>
                <dd className="text-on-deep-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
