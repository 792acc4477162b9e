/** The association's mark: a house whose roof is the ridgeline, cut by two contour lines. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="currentColor">
      <path d="M8 31H2.5L27 4 39 17.2 44 11.7 61.5 31H56V38C40 38 35.5 33 26 33S15.5 35.5 8 38ZM8 43C15.5 40.5 19.5 38 26 38S40 43 56 43V49.5C40 49.5 35.5 44.5 26 44.5S15.5 47 8 49.5Z" />
      <path className="mark-band" d="M8 54.5C15.5 52 19.5 49.5 26 49.5S40 54.5 56 54.5V60H8Z" />
    </svg>
  );
}
