import type { WidgetProps } from '@rjsf/utils';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { give, refusalOf } from '#desk/page/ask.ts';
import type { Refusal } from '#desk/shapes.ts';
import { Choice } from './Choice.tsx';

/** A field for a picture: one that is there, or one from this computer. */
export function PictureField(props: WidgetProps) {
  const { id, value, onChange, options } = props;
  const [refusal, setRefusal] = useState<Refusal>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const put = async (file: File, replace: boolean) => {
    setRefusal(undefined);
    try {
      const path = `pictures/${encodeURIComponent(file.name)}${replace ? '?replace=yes' : ''}`;
      const { name } = await give<{ name: string }>('PUT', path, file);
      setAdded([...added, name]);
      onChange(name);
      await queries.invalidateQueries({ queryKey: ['state'] });
    } catch (error) {
      const refused = refusalOf(error);
      if (
        refused.problems.some(({ path }) => path[0] === 'name') &&
        confirm(`${refused.sentence}\n\nReplace it?`)
      )
        return put(file, true);
      setRefusal(refused);
    }
  };
  const known = options.enumOptions ?? [];
  const more = added
    .filter((name) => !known.some((each) => each.value === name))
    .map((name) => ({ value: name, label: name }));
  return (
    <div className="desk-picture">
      {typeof value === 'string' && value ? (
        <img src={`pictures/${encodeURIComponent(value)}`} alt="" />
      ) : null}
      <div>
        <Choice {...props} options={{ ...options, enumOptions: [...known, ...more] }} />
        <label className="desk-upload">
          <span>Take a picture from this computer</span>
          <input
            type="file"
            id={`${id}-file`}
            accept=".jpg,.jpeg,.png,.webp,.svg"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) put(file, false);
              target.value = '';
            }}
          />
        </label>
        {refusal ? (
          <p role="alert" className="desk-wrong">
            {refusal.sentence}
          </p>
        ) : null}
      </div>
    </div>
  );
}
