/** One of the two types of search. */
export function TypeRadio(props: {
  value: 'zip' | 'city';
  label: string;
  defaultChecked?: boolean;
}) {
  const { label, ...input } = props;
  return (
    <label className="finder-radio">
      <input type="radio" name="by" {...input} />
      <span>{label}</span>
    </label>
  );
}
