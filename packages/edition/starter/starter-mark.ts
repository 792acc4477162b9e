// A mark until the association has its own: a house in its two colors.
import type { OwnColors, paletteOf } from './palette.ts';

export const starterMark = ({ main, accent }: OwnColors, { dark }: ReturnType<typeof paletteOf>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.a{fill:${main}}.b{fill:${accent}}\
@media (prefers-color-scheme:dark){.a{fill:${dark.main}}.b{fill:${dark.accent}}}</style>\
<path class="a" d="M32 5L4 27V60H22V38H42V60H60V27Z"/><path class="b" d="M26 42H38V60H26Z"/></svg>
`;
