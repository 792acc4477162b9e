import type { HomePage } from '@appraisers/edition/schemas/pages.ts';

/** For home owners: what to have at hand before they call an appraiser. */
export function BeforeYouCall({ heading, items }: HomePage['beforeYouCall']) {
  return (
    <section
      aria-labelledby="before"
      className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-6 px-5 pb-20 print:block sm:px-8 lg:grid-cols-[5fr_7fr] lg:pb-28"
    >
      <h2 id="before" className="max-w-[14ch] text-3xl">
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
