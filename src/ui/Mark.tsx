/** The association's mark: a gable whose roof is the ridgeline, over two contour lines. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <path d="M4 36 18 18l6 7L34 10l12 16 4-4 10 14" strokeWidth="5" strokeLinejoin="round" />
    </svg>
  );
}
