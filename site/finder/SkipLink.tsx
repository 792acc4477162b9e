type SkipLinkProps = {
  /** The id of what the keyboard goes to. */
  to: string;
  children: string;
};

/** Lets the keyboard skip a long part. It adds no step to the browser's history. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="link inline-block py-2.5 not-focus:sr-only"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
