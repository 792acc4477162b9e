import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from './described-by.ts';

/** A field for some lines of text, as high as they are. */
export function LongText(props: WidgetProps) {
  const { id, value, onChange, readonly, disabled } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <textarea
      id={id}
      className="field desk-long"
      rows={Math.max(3, Math.ceil(text.length / 70))}
      value={text}
      readOnly={readonly}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...describedBy(props)}
    />
  );
}
