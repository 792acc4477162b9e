import { sitePath } from './site-path.ts';

/**
 * The link to the visitor's list, with the number of appraisers on it. Hidden while the list is empty:
 * site/client-scripts/site-header.ts fills it in.
 * @param path the page with the finder
 */
export function MyListLink({ path }: { path: string }) {
  return (
    <a
      id="myList"
      className="my-list flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-1.5 font-semibold whitespace-nowrap"
      href={sitePath(path)}
      target="_self"
      hidden
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5 flex-none text-accent"
        fill="currentColor"
      >
        <path d="m12 1 3.3 7.4 8 .8-6.1 5.3 1.8 7.9-7-4.1-7 4.1 1.8-7.9L.7 9.2l8-.8Z" />
      </svg>
      <span className="max-sm:sr-only lg:max-[76rem]:sr-only">My list </span>
      <span>0</span>
    </a>
  );
}
