import type { PageHead } from '@appraisers/edition/schemas/pages.ts';
import { Drawing } from './Picture.tsx';

/** The opening of the home page: contour lines, and the ridge above the finder. */
export function Hero({ heading, lead }: Pick<PageHead, 'heading' | 'lead'>) {
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
