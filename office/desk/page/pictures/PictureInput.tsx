import { api, fileBody, read, sendConfirmed } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { FileInput } from '#desk/page/Screen.tsx';

/** Saves a picture in the edition. The response has its name there. */
const upload = (file: File, name: string, replace: 'yes' | 'no') =>
  read(api.pictures[':name'].$put({ param: { name }, query: { replace } }, fileBody(file)));

type PictureInputProps = {
  label: string;
  /** The picture that it replaces, if it isn't a new one. */
  replaces?: string;
  onSaved?: (name: string) => void;
};

/** Saves a picture from this computer. The server explains why it can't take a HEIC photo. */
export function PictureInput({ label, replaces, onSaved }: PictureInputProps) {
  const { act, messages, error } = useAction();
  const save = async (file: File) => {
    const saved = await sendConfirmed((confirmed) =>
      upload(file, replaces ?? file.name, confirmed || replaces ? 'yes' : 'no'),
    );
    onSaved?.(saved.name);
    return saved;
  };
  return (
    <div>
      <FileInput
        label={label}
        accept=".jpg,.jpeg,.png,.webp,.svg,.heic"
        onFile={(file) => act(() => save(file))}
      />
      <Outcome messages={messages} error={error} />
    </div>
  );
}
