/** An icon of lucide's, without its code: two icons would cost a kilobyte of script before the first search. */
export const FormIcon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-5 fill-none stroke-2 stroke-current"
    strokeLinecap="round"
  >
    <path d={path} />
  </svg>
);
