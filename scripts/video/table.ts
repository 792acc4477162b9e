// The one picture the site has no drawing for: a board table seen from above, in the drawings' style.

const placed = (x: number, y: number, turn: number, content: string) =>
  `<g transform="rotate(-6 240 150)translate(${x} ${y})rotate(${turn})">${content}</g>`;

/** A chair that looks up the page; `seat` is the class that colors it. */
const chair = (x: number, y: number, turn: number, seat: 'p' | 'a') =>
  placed(
    x,
    y,
    turn,
    `<rect class="l ${seat}" x="-21" y="-15" width="42" height="32" rx="6"/>
    <path class="l s" d="M-24 12q0-4 4-4h40q4 0 4 4v6q0 4-4 4h-40q-4 0-4-4z"/>`,
  );

/** Its shadow falls to the lower right, however the chair is turned. */
const shadow = (x: number, y: number, turn: number) =>
  placed(x + 7, y + 6, turn, '<rect class="t" x="-23" y="-15" width="46" height="37" rx="6"/>');

const columns = [170, 240, 310] as const;

const others = [
  ...columns.map((x) => [x, 66, 180] as const),
  [110, 150, 90] as const,
  [370, 150, -90] as const,
];

/** Every chair, none of them marked. */
export const chairs = [...others, ...columns.map((x) => [x, 234, 0] as const)]
  .map(([x, y, turn]) => shadow(x, y, turn) + chair(x, y, turn, 'p'))
  .join('');

/** The chairs of the near side once more, in the accent color. */
export const markedChairs = columns.map((x) => chair(x, 234, 0, 'a'));

const paper = (x: number, y: number, turn: number) =>
  placed(
    x,
    y,
    turn,
    `<rect class="m p" x="-13" y="-17" width="26" height="34"/>
    <path class="m" d="M-8 -10H8M-8 -4H8M-8 2H4"/>`,
  );

const tableTop = `<rect class="t" x="141" y="94" width="218" height="130" rx="14"/>
    <rect class="l s" x="131" y="85" width="218" height="130" rx="14"/>
    <path class="c" d="M135 138C180 126 214 150 258 140S318 124 345 132"/>
    <path class="c" d="M135 150C180 138 216 162 258 152S320 138 345 146"/>
    <path class="c" d="M135 162C182 152 218 174 258 164S320 152 345 160"/>`;

/** The table with a sheet of paper before every seat of the long sides. */
export const table =
  placed(0, 0, 0, tableTop) + columns.map((x) => paper(x, 190, 4) + paper(x, 110, -3)).join('');
