import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inDark, inLight } from './drawings.ts';

const svg =
  '<svg><style>.a{fill:#111}@media (prefers-color-scheme: dark){.a{fill:#eee}.b{stroke:red}}.c{fill:none}</style></svg>';

describe('a drawing for one kind of screen', () => {
  it('has the light colors alone', () =>
    expect(inLight(svg)).toBe('<svg><style>.a{fill:#111}.c{fill:none}</style></svg>'));
  it('has the dark colors after the light ones, so that they win', () =>
    expect(inDark(svg)).toBe(
      '<svg><style>.a{fill:#111}.a{fill:#eee}.b{stroke:red}.c{fill:none}</style></svg>',
    ));
  it.each(globSync('packages/edition/drawings/**/*.svg'))(
    '%s asks for no scheme any more',
    (file) => {
      const drawing = readFileSync(file, 'utf8');
      expect(inLight(drawing) + inDark(drawing)).not.toContain('prefers-color-scheme');
    },
  );
});
