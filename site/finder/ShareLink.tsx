/** A way past a long part for the keyboard. It is no step in the browser's history. */
export function ShareLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="pass-link link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
