import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

type PageOpeningProps = { heading: string; lead: string; crumbs?: readonly Crumb[] };

/** The opening of every page but the home page: where one is, its heading and its first words. */
export function PageOpening({ heading, lead, crumbs = [] }: PageOpeningProps) {
  return (
    <div className="opening">
      <div className="survey-lines" />
      <div className="mx-auto max-w-page px-5 pt-28 pb-14 sm:px-8 sm:pt-36 print:pt-4 sm:pb-20">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="max-w-[20ch] text-4xl">{heading}</h1>
        <p className="mt-5 max-w-measure text-lg text-soft sm:text-xl">{lead}</p>
      </div>
    </div>
  );
}
