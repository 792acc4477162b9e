/** The opening of every page but the home page. */
export function PageHeader({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className="bg-gradient-to-b from-amber-100 to-stone-50 px-4 pt-32 pb-14 sm:px-6">
      <div className="mx-auto max-w-7xl">
        <h1 className="max-w-3xl text-4xl sm:text-6xl">{heading}</h1>
        <p className="mt-5 max-w-2xl text-lg text-stone-600 sm:text-xl">{lead}</p>
      </div>
    </div>
  );
}
