import { Button } from '@appraisers/site/ui/Button.tsx';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Screen, useLoaded } from '#desk/page/Screen.tsx';
import { PictureInput } from './PictureInput.tsx';

export function LibraryScreen() {
  const pictures = useLoaded('library', () => api.library.$get());
  const remove = (name: string, hash: string) =>
    confirm(`Delete ${name}? If it was published, “History” brings it back.`) &&
    act(() => read(api.pictures[':name'].$delete({ param: { name }, json: { hash } })));
  return (
    <Screen
      title="Pictures"
      lead="Every picture of the association, and where the site shows it. We reduce photos to 2,400 pixels and remove the place where they were taken."
    >
      <PictureInput label="Add a picture" />
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
        {pictures.map(({ name, hash, bytes, size, uses }) => (
          <li key={name} className="desk-change p-4">
            <img
              className="mb-3 h-44 w-full rounded-sm bg-panel object-contain"
              src={`${encodeURIComponent(name)}?${hash.slice(0, 8)}`}
              alt=""
            />
            <h2 className="break-all">{name}</h2>
            <p className="desk-quiet">
              {size ? `${size.width} × ${size.height} pixels, ` : ''}
              {Math.ceil(bytes / 1000)} kB
            </p>
            <p className="my-2 text-sm">{uses.join(' · ') || 'Not used'}</p>
            <PictureInput label={`Replace ${name}`} replaces={name} />
            {uses.length === 0 ? (
              <Button variant="quiet" className="mt-3" onClick={() => remove(name, hash)}>
                Delete
                <span className="sr-only"> {name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Screen>
  );
}
