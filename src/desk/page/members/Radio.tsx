type RadioProps = { name: string; value: string; label: string; disabled?: boolean };

/** One of several answers, one of which has to be chosen. */
export function Radio({ label, ...given }: RadioProps) {
  return (
    <label className="desk-check">
      <input type="radio" required {...given} /> {label}
    </label>
  );
}
