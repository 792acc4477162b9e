import { describe, expect, it } from 'vitest';
import { htaccessText } from './apache.ts';
import type { HeaderRule } from './header-rules.ts';
import { mapOf, variablesOf, word } from './nginx-words.ts';

describe('a word of the configuration of nginx', () => {
  it.each([
    ['max-age=63072000', 'max-age=63072000'],
    ['no-cache', 'no-cache'],
    ["frame-ancestors 'none'", `"frame-ancestors 'none'"`],
    ['payment=(self "https://a.example.org")', `'payment=(self "https://a.example.org")'`],
    ['a;b', '"a;b"'],
    ['', '""'],
  ])('%j is written %s', (text, written) => expect(word(text)).toBe(written));

  it.each([`'a' "b"`, 'a $uri', 'a\\', 'a\nb'])('%j cannot be written', (text) => {
    expect(() => word(text)).toThrow(/^nginx has no way to write .* site\.yaml puts there\.$/);
  });
});

it('gives two sites on a server variables of their own', () => {
  const [one, other] = ['www.example.org', 'try.example.org'].map(variablesOf);
  expect(one?.('Cache-Control')).toBe('$site_www_example_org_cache_control');
  expect(one?.('Cache-Control')).not.toBe(other?.('Cache-Control'));
});

it('takes a dot in an address for a dot', () => {
  const rules: HeaderRule[] = [{ path: '/sw.js', fields: { 'Cache-Control': 'no-cache' } }];
  expect(mapOf('$kept', 'Cache-Control', rules, '')).toContain(
    '    "~^/sw\\.js(?:\\?|$)" no-cache;',
  );
});

it.each(['a\\b', '100%', 'a\nb'])('Apache cannot be told %j either', (value) => {
  const rules: HeaderRule[] = [{ path: '/*', fields: { 'Permissions-Policy': value } }];
  expect(() => htaccessText(rules)).toThrow(
    /^Apache has no way to write .* site\.yaml puts there\.$/,
  );
});
