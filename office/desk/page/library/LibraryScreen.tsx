import { Button } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import type { ReactNode } from 'react';
import { api, pictureTypes, read, uploadPicture } from '#desk/page/desk-api.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';

type LibraryPicture = InferResponseType<typeof api.library.$get>[number];
type Act = ReturnType<typeof useAction>['act'];

type UploadProps = {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  children?: ReactNode;
};

/** A button that chooses a file from this computer. */
const Upload = ({ label, accept, onFile, children }: UploadProps) => (
  <label className="desk-upload">
    {children ?? label}
    <input
      type="file"
      className="sr-only"
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  </label>
);

const sizeText = ({ bytes, size }: LibraryPicture) => {
  const pixels = size ? `${size.width} × ${size.height} pixels, ` : '';
  return `${pixels}${bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`}`;
};

function Picture({ picture, act }: { picture: LibraryPicture; act: Act }) {
  const { name, hash, isPhoto, uses } = picture;
  const remove = () =>
    confirm(`Delete ${name}? If it was published, “History” brings it back.`) &&
    act(() => read(api.pictures[':name'].$delete({ param: { name }, json: { hash } })));
  return (
    <li className="desk-change p-4">
      <img
        className="mb-3 h-44 w-full rounded-sm bg-panel object-contain"
        src={`pictures/${encodeURIComponent(name)}?${hash.slice(0, 8)}`}
        alt=""
      />
      <h2 className="break-all">{name}</h2>
      <p className="desk-quiet">{sizeText(picture)}</p>
      <p className="mt-1 text-sm">{uses.length > 0 ? uses.join(' · ') : 'Not used'}</p>
      <div className="desk-buttons">
        <Upload
          label={`Replace ${name}`}
          accept={isPhoto ? '.jpg,.jpeg,.png,.webp,.heic' : '.svg'}
          onFile={(file) => act(() => uploadPicture(file, true, name))}
        >
          Replace
        </Upload>
        {uses.length === 0 ? (
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={remove}>
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The pictures: how large they are, and where they are used. */
export function LibraryScreen() {
  const { act, ...status } = useAction();
  return (
    <Screen
      title="Pictures"
      lead="Every picture of the association, and where the site shows it. We reduce photos to 2,400 pixels and remove the place where they were taken."
    >
      <div className="desk-buttons">
        <Upload
          label="Add a picture"
          accept={pictureTypes}
          onFile={(file) => act(() => uploadPicture(file))}
        />
      </div>
      <ActionStatus {...status} />
      <Loaded name="library" load={() => read(api.library.$get())}>
        {(pictures) => (
          <>
            <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
              {pictures.map((picture) => (
                <Picture key={picture.name} picture={picture} act={act} />
              ))}
            </ul>
            {pictures.length === 0 ? (
              <p className="desk-quiet">There are no pictures yet.</p>
            ) : null}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
