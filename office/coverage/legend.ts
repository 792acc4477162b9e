// What the signs of the map mean, each beside the sign itself.
import { createElement as h, type ReactElement } from 'react';
import type { Report } from './coverage-report.ts';

const swatch = (...shapes: ReactElement[]) =>
  h('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, ...shapes);

const dot = (group: string) => h('g', { className: group }, h('circle', { cx: 12, cy: 12, r: 8 }));

const field = (className: string) => h('rect', { x: 1, y: 4, width: 22, height: 16, className });

/** The list of signs, those that this map has. */
export function legend({ members, emptyCounties, gaps, radius }: Report): ReactElement {
  const people = gaps.some((zip) => (zip.people ?? 0) > 0);
  const chars: readonly (readonly [shown: boolean, sign: ReactElement, words: string])[] = [
    [members.length > 0, swatch(dot('members')), 'members of a ZIP code'],
    [members.length > 0, swatch(field('reach')), `within ${radius} miles of one`],
    [people, swatch(dot('gaps')), 'people with none so near'],
    [emptyCounties.length > 0, swatch(field('empty')), 'county without a member'],
  ];
  return h(
    'ul',
    { className: 'legend' },
    chars.flatMap(([shown, drawn, words]) =>
      shown ? [h('li', { key: words }, drawn, words)] : [],
    ),
  );
}
