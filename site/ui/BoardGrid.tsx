import './portrait.css';
import type { Board } from '@appraisers/edition/schemas/association.ts';
import { Initials } from './Initials.tsx';
import { Picture } from './Picture.tsx';
import type { Photos } from './photo.ts';

type BoardGridProps = { members: Board['members']; photos: Photos };

/** The board, each with a portrait, or with initials where there is none. */
export function BoardGrid({ members, photos }: BoardGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 print:block sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ name, title, image }) => (
        <li key={name} className="flex items-center gap-5 border-line border-t py-5">
          {image ? (
            <Picture
              name={image}
              photos={photos}
              sizes="5rem"
              alt=""
              width="240"
              height="240"
              loading="lazy"
              className="portrait"
            />
          ) : (
            <Initials name={name} />
          )}
          <div className="min-w-0">
            <h3 className="text-lg leading-snug">{name}</h3>
            <p className="text-soft text-sm">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
