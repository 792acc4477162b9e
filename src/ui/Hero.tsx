/** The opening of the home page. */
export function Hero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className="hero">
      <div className="mx-auto max-w-page px-5 pt-28 pb-10 sm:px-8 sm:pt-36">
        <h1 className="max-w-[14ch] text-4xl">{heading}</h1>
        <p className="mt-5 max-w-prose text-lg text-soft">{lead}</p>
      </div>
    </div>
  );
}
