import { Button } from '@appraisers/site/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { Library, LibraryPicture } from '#desk/api-types.ts';
import { pictureTypes, sendRequest, uploadPicture } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';

const words = deskWords.library;

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

function Picture({ picture, act }: { picture: LibraryPicture; act: Act }) {
  const { name, hash, bytes, size, canRotate, uses } = picture;
  const path = `pictures/${encodeURIComponent(name)}`;
  const replace = (file: File) => act(() => uploadPicture(file, true, name));
  const remove = () =>
    confirm(words.confirm(name)) && act(() => sendRequest('DELETE', path, { hash }));
  return (
    <li className="desk-change p-4">
      <img
        className="mb-3 h-44 w-full rounded-sm bg-sand object-contain"
        src={`${path}?${hash.slice(0, 8)}`}
        alt=""
      />
      <h2 className="break-all">{name}</h2>
      <p className="desk-quiet">{words.size(bytes, size)}</p>
      <p className="mt-1 text-sm">{uses.length > 0 ? uses.join(' · ') : words.unused}</p>
      <div className="desk-buttons">
        <Upload
          label={words.replaceOf(name)}
          accept={canRotate ? '.jpg,.jpeg,.png,.webp' : '.svg'}
          onFile={replace}
        >
          {words.replace}
        </Upload>
        {canRotate ? (
          <Button
            variant="quiet"
            aria-label={words.rotateOf(name)}
            onClick={() => act(() => sendRequest('POST', `${path}/rotate`, { hash }))}
          >
            {words.rotate}
          </Button>
        ) : null}
        {uses.length === 0 ? (
          <Button variant="quiet" aria-label={words.removeOf(name)} onClick={remove}>
            {words.remove}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Video({ video, act }: { video: Library['video']; act: Act }) {
  return (
    <section>
      <h2>{words.video}</h2>
      <p className="desk-quiet mb-3">{words.videoHelp}</p>
      <ul className="grid gap-3">
        {video.map(({ name, bytes }) => (
          <li key={name} className="desk-change flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
            <span className="flex-1 basis-40">
              <strong>{words.videoKinds[name] ?? name}</strong>
              <span className="desk-quiet block">
                {name}, {bytes === undefined ? words.missing : words.size(bytes)}
              </span>
            </span>
            <Upload
              label={words.replaceOf(name)}
              accept={`.${name.split('.').at(-1)}`}
              onFile={(file) => act(() => sendRequest('PUT', `video/${name}`, file))}
            >
              {bytes === undefined ? words.choose : words.replace}
            </Upload>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pictures and the video: how large they are, and where they are used. */
export function LibraryScreen() {
  const { act, ...status } = useAction();
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className="desk-buttons">
        <Upload
          label={words.add}
          accept={pictureTypes}
          onFile={(file) => act(() => uploadPicture(file))}
        />
      </div>
      <ActionStatus {...status} />
      <Loaded<Library> path="library">
        {({ pictures, video }) => (
          <>
            <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
              {pictures.map((picture) => (
                <Picture key={picture.name} picture={picture} act={act} />
              ))}
            </ul>
            {pictures.length === 0 ? <p className="desk-quiet">{words.none}</p> : null}
            <Video video={video} act={act} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
