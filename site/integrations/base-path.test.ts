import { expect, it } from 'vitest';
import { pageBelow, styleBelow } from './base-path.ts';

it.each([
  ['a link', '<a href="/about">/about</a>', '<a href="/repo/about">/about</a>'],
  ['a link to the home page', '<a href="/">Home</a>', '<a href="/repo/">Home</a>'],
  ['a path that starts like the site', '<a href="/repo">a</a>', '<a href="/repo/repo">a</a>'],
  [
    'a source set',
    '<img srcSet="/a.webp 1x, /b.webp 2x">',
    '<img srcSet="/repo/a.webp 1x, /repo/b.webp 2x">',
  ],
  [
    'a form',
    '<form action="/"><p title="a > b">x</p></form>',
    '<form action="/repo/"><p title="a > b">x</p></form>',
  ],
  ['a style', '<style>a{b:url(/c.svg)}</style>', '<style>a{b:url(/repo/c.svg)}</style>'],
  [
    'a prefetch rule',
    '<script>{"href_matches":"/*"}</script>',
    '<script>{"href_matches":"/repo/*"}</script>',
  ],
])('%s gets the path', (_, html, below) => expect(pageBelow('/repo', html)).toBe(below));

it.each([
  '<a href="https://example.org/a" title="/a">a</a>',
  '<a href="//example.org/a">a</a>',
  '<a href="#part">a</a>',
  '<script>const link = \'<a href="/a">\';</script>',
  '<style>a{b:url("data:image/svg+xml,/a")}</style>',
])('%s stays', (html) => expect(pageBelow('/repo', html)).toBe(html));

it('nothing changes at the top of a host', () => {
  const html = '<a href="/about">a</a><style>a{b:url(/c.svg)}</style>';
  expect(pageBelow('', html)).toBe(html);
  expect(styleBelow('', 'a{b:url(/c.svg)}')).toBe('a{b:url(/c.svg)}');
});
