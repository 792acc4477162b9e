import type { WidgetProps } from '@rjsf/utils';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#desk/api-types.ts';
import { apiErrorOf, pictureTypes, uploadPicture } from '#desk/page/desk-api.ts';
import { Choice } from './inputs.tsx';

/** A field for a picture: one that is there, or one from this computer. */
export function PictureField(props: WidgetProps) {
  const { id, value, onChange, options } = props;
  const [apiError, setApiError] = useState<ApiError>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const put = async (file: File, replace: boolean) => {
    setApiError(undefined);
    try {
      const { name } = await uploadPicture(file, { replace });
      setAdded([...added, name]);
      onChange(name);
      await queries.invalidateQueries({ queryKey: ['state'] });
    } catch (error) {
      const refused = apiErrorOf(error);
      if (
        refused.issues.some(({ path }) => path[0] === 'name') &&
        confirm(`${refused.message}\n\nReplace it?`)
      )
        return put(file, true);
      setApiError(refused);
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
            accept={pictureTypes}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) put(file, false);
              target.value = '';
            }}
          />
        </label>
        {apiError ? (
          <p role="alert" className="desk-wrong">
            {apiError.message}
          </p>
        ) : null}
      </div>
    </div>
  );
}
