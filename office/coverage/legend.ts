// The meaning of each symbol on the map of the coverage.
import { createElement as h, type ReactElement } from 'react';
import type { CoverageReport } from './coverage-report.ts';

const swatch = (shape: ReactElement) =>
  h('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, shape);
const dot = (layer: string) =>
  swatch(h('g', { className: layer }, h('circle', { cx: 12, cy: 12, r: 8 })));
const field = (layer: string) =>
  swatch(h('rect', { x: 1, y: 4, width: 22, height: 16, className: layer }));

/** The meaning of each symbol on this map. */
export function legend({ members, emptyCounties, gaps, radius }: CoverageReport): ReactElement {
  const inGaps = gaps.some(({ people = 0 }) => people > 0);
  const rows: readonly (readonly [shown: boolean, symbol: ReactElement, words: string])[] = [
    [members.length > 0, dot('members'), 'members in a ZIP code'],
    [members.length > 0, field('reach'), `within ${radius} miles of a member`],
    [inGaps, dot('gaps'), 'people without a member that close'],
    [emptyCounties.length > 0, field('empty'), 'county without a member'],
  ];
  const shown = rows.filter(([isShown]) => isShown);
  return h(
    'ul',
    { className: 'legend' },
    shown.map(([, symbol, words]) => h('li', { key: words }, symbol, words)),
  );
}
