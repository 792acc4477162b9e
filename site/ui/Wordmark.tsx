import { LogoMark } from './LogoMark.tsx';

/** The association's mark with its name, as a link home. Narrow screens show the short name. */
export function Wordmark({ name, shortName }: { name: string; shortName: string }) {
  return (
    <a href="/" className="flex min-w-0 items-center gap-3 py-1 no-underline">
      <LogoMark className="size-10 flex-none" />
      <span className="hidden max-h-[3.75em] max-w-56 overflow-hidden font-semibold font-serif text-sm leading-tight sm:block">
        {name}
      </span>
      <span className="truncate font-semibold font-serif text-lg tracking-wide sm:hidden">
        {shortName}
      </span>
    </a>
  );
}
