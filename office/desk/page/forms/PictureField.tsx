import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { apiErrorOf, pictureTypes, uploadPicture } from '#desk/page/desk-api.ts';
import { useAction } from '#desk/page/StatusMessage.tsx';
import { Choice } from './inputs.tsx';

/** A field for a picture: one that is there, or one from this computer. */
export function PictureField(props: WidgetProps) {
  const { id, value, onChange, options } = props;
  const { act, error, messages } = useAction();
  const [added, setAdded] = useState<readonly string[]>([]);
  const upload = async (file: File, replace = false): ReturnType<typeof uploadPicture> => {
    try {
      const uploaded = await uploadPicture(file, replace);
      setAdded([...added, uploaded.name]);
      onChange(uploaded.name);
      return uploaded;
    } catch (refused) {
      const { issues, message } = apiErrorOf(refused);
      const isTaken = issues.some(({ path }) => path[0] === 'name');
      if (isTaken && !replace && confirm(`${message}\n\nReplace the old picture?`))
        return upload(file, true);
      throw refused;
    }
  };
  const known = (options.enumOptions ?? []).map((option) => String(option.value));
  const enumOptions = [...new Set([...known, ...added])].map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <div className="desk-picture flex flex-wrap gap-4">
      {typeof value === 'string' && value ? (
        <img
          className="size-32 rounded-sm border border-line bg-sheet object-cover"
          src={`pictures/${encodeURIComponent(value)}`}
          alt=""
        />
      ) : null}
      <div className="min-w-48 flex-1">
        <Choice {...props} options={{ ...options, enumOptions }} />
        <label className="mt-2.5 block text-sm/[1.6]">
          <span className="block font-normal">Choose a picture from this computer</span>
          <input
            type="file"
            id={`${id}-file`}
            accept={pictureTypes}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) act(() => upload(file));
              target.value = '';
            }}
          />
        </label>
        <p role="status" className="desk-help">
          {messages.join(' ')}
        </p>
        {error ? (
          <p role="alert" className="desk-issue">
            {apiErrorOf(error).message}
          </p>
        ) : null}
      </div>
    </div>
  );
}
