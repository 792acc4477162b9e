import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { neededClasses, usedStyles } from './used-styles.ts';

const pageWith = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

const sheetsOf = (html: string, scripts = '') =>
  usedStyles(parseDocument(html, { withStartIndices: true, withEndIndices: true }), html, scripts);

/** The styles that are left in a page. */
const stylesOf = (css: string, body = '', scripts = '') =>
  sheetsOf(pageWith(css, body), scripts)[0];

describe('a selector needs', () => {
  it.each([
    ['.a', ['a']],
    ['.a.b > .c:hover', ['a', 'b', 'c']],
    ['h2:not(.a) .b', ['b']],
    [':is(.a, :where(.b)) p', []],
    ['[title=".a"] .b', ['b']],
    ['[data-asked=""] .asked\\:mt-0', ['asked:mt-0']],
    ['.max-w-\\[20ch\\]', ['max-w-[20ch]']],
    ['.w-\\[min\\(1\\.5rem\\,2vw\\)\\]:not(.a)', ['w-[min(1.5rem,2vw)]']],
    ['.\\32 xl\\:p-2', []],
    ['50.5%', []],
  ])('%s: %j', (selector, names) => {
    expect(neededClasses(selector)).toEqual(names);
  });
});

describe('the styles of a page', () => {
  it('are those for the classes in it', () => {
    expect(stylesOf('.a{b:c}.d{e:f}p{g:h}', '<p class="x  d">')).toBe('.d{e:f}p{g:h}');
  });

  it('are those for one class of several, for all of a descendant', () => {
    expect(stylesOf('.a,.d{e:f}.a .d{g:h}', '<p class="d">')).toBe('.a,.d{e:f}');
  });

  it.each([
    ['in a template', '<template><p class="a"></template>', ''],
    ['with an entity', `<p class="a after:content-[&#x27;/&#x27;]">`, ''],
    ['in a script of the page', '<script>"a"</script>', ''],
    ['in a script file', '', 'className:`a b`'],
  ])('stay for a class %s', (_, body, scripts) => {
    expect(stylesOf('.a{b:c}', body, scripts)).toBe('.a{b:c}');
  });

  it.each(["a content-['/'] b", "a content-[\\'/\\'] b", 'content-[`/`]'])(
    'stay for a class with a quote that a script spells as %s',
    (name) => {
      const css = ".content-\\[\\'\\/\\'\\]{b:c}";
      expect(stylesOf(css, '', `className:${JSON.stringify(name)}`)).toBe(css);
      expect(stylesOf(css)).toBe('');
    },
  );

  it('lose the media queries and layers that become empty, and comments', () => {
    expect(
      stylesOf(
        '@layer x,y;/*! z */@layer y{@media print{.a{b:c}}}@layer y{.d{e:f}}',
        '<p class="d">',
      ),
    ).toBe('@layer x,y;@layer y{.d{e:f}}');
  });

  it('stay in their order, in every element', () => {
    const html = '<style>.a{b:c}</style><p class="a"></p><style>.d{e:f}i{g:h}</style>';
    expect(sheetsOf(html)).toEqual(['.a{b:c}', 'i{g:h}']);
  });
});

describe('a variable', () => {
  it('stays if the page or a file reads it', () => {
    expect(stylesOf('p{--a:1;--b:2;--c:3;d:var(--a)}', '', 'e{f:var(--b, 4)}')).toBe(
      'p{--a:1;--b:2;d:var(--a)}',
    );
  });

  it('leaves with its registration and its fallback', () => {
    const css =
      '@layer properties{@supports (a:b){*{--tw-c:1}}}@property --tw-c{inherits:false}p{d:e}';
    expect(stylesOf(css)).toBe('p{d:e}');
  });

  it('of border styles is not needed', () => {
    const css = 'p{border-style:var(--tw-border-style);border-width:1px}*{--tw-border-style:solid}';
    expect(stylesOf(css)).toBe('p{border-width:1px}');
  });
});
