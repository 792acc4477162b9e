type SkipLinkProps = {
  /** The id of what the keyboard goes to. */
  to: string;
  /** Only where the map is beside the list. */
  onWide?: true;
  children: string;
};

/** Lets the keyboard skip a long part. It adds no step to the browser's history. */
export function SkipLink({ to, onWide, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`link inline-block py-2.5 not-focus:sr-only ${onWide ? 'max-lg:hidden' : ''}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
