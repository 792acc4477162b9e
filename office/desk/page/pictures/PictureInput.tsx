import { act } from '#desk/page/action.ts';
import { api, fileBody, read, sendConfirmed } from '#desk/page/desk-api.ts';
import { FileInput } from '#desk/page/Screen.tsx';

type PictureInputProps = {
  label: string;
  /** The picture that it replaces, if it isn't a new one. */
  replaces?: string;
  onSaved?: (name: string) => void;
};

/** Saves a picture from this computer. The server explains why it can't take a HEIC photo. */
export function PictureInput({ label, replaces, onSaved }: PictureInputProps) {
  const save = async (file: File) => {
    const param = { name: encodeURIComponent(replaces ?? file.name) };
    const saved = await sendConfirmed((confirmed) => {
      const replace = confirmed || replaces ? 'yes' : 'no';
      return read(api.pictures[':name'].$put({ param, query: { replace } }, fileBody(file)));
    });
    onSaved?.(saved.name);
    return saved;
  };
  return (
    <FileInput
      label={label}
      accept=".jpg,.jpeg,.png,.webp,.svg,.heic"
      onFile={(file) => act(() => save(file), 'Saving the picture…')}
    />
  );
}
