import type { Board } from '#schemas/board.ts';
import { Drawing } from './Drawing.tsx';

/** The board, each with a portrait, or the placeholder where there is none. */
export function BoardGrid({ members }: { members: Board['members'] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 print:block sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ name, title, image = 'portrait.svg' }) => (
        <li key={name} className="flex items-center gap-5 border-line border-t py-5">
          <Drawing
            name={image}
            alt=""
            width="240"
            height="240"
            loading="lazy"
            className="size-20 max-w-[30%] flex-none rounded-full border border-line object-cover"
          />
          <div className="min-w-0">
            <h3 className="text-lg leading-snug">{name}</h3>
            <p className="text-soft text-sm">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
