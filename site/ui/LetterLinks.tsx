import { sitePath } from './site-path.ts';

type LetterLinksProps = {
  /** What the letters are of, such as last names. */
  of: string;
  letters: readonly { readonly label: string; readonly path: string }[];
};

/** Links to the parts of a long list, by first letter. */
export function LetterLinks({ of, letters }: LetterLinksProps) {
  return (
    <nav aria-label={of} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {letters.map(({ label, path }) => (
          <li key={path}>
            <a
              href={sitePath(path)}
              className="flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line bg-sheet px-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
