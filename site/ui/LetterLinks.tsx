import { inSite } from '#loading/in-site.ts';

type LetterLinksProps = {
  /** What the letters are of, such as last names. */
  of: string;
  letters: readonly { readonly label: string; readonly path: string }[];
  /** The letter that the page shows. */
  current?: string | undefined;
  /** Takes a press that opens no tab. Without it, the page at the path opens. */
  onPick?: (label: string) => void;
};

/** Links to the parts of a long list, by first letter. */
export function LetterLinks({ of, letters, current, onPick }: LetterLinksProps) {
  return (
    <nav aria-label={of} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {letters.map(({ label, path }) => {
          const isCurrent = label === current;
          return (
            <li key={path}>
              <a
                href={inSite(path)}
                aria-current={isCurrent ? 'page' : undefined}
                className={
                  isCurrent
                    ? `${letterStyle} border-rock bg-sand font-semibold`
                    : `${letterStyle} border-line bg-sheet`
                }
                onClick={
                  onPick &&
                  ((event) => {
                    const { ctrlKey, metaKey, shiftKey, altKey } = event;
                    if (ctrlKey || metaKey || shiftKey || altKey) return;
                    event.preventDefault();
                    onPick(label);
                  })
                }
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const letterStyle = 'flex min-h-11 min-w-11 items-center justify-center rounded-md border px-2';
