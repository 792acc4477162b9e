import type { Board } from '#schemas/board.ts';

/** The board, each with a portrait, or the placeholder where there is none. */
export function BoardGrid({ members }: { members: Board['members'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
      {members.map(({ name, title, image = 'portrait.svg' }) => (
        <li key={name}>
          <img
            src={`/art/${image}`}
            alt=""
            width="240"
            height="240"
            loading="lazy"
            className="aspect-square w-full rounded-md border border-line object-cover"
          />
          <h3 className="mt-3 text-lg leading-snug">{name}</h3>
          <p className="text-soft text-sm">{title}</p>
        </li>
      ))}
    </ul>
  );
}
