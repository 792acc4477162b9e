import { describe, expect, it } from 'vitest';
import type { Reply } from './asking.ts';
import { isExample } from './left-out.ts';
import { retryAfter } from './patience.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const busy = (...lines: string[]): Reply => ({
  kind: 'answer',
  status: 429,
  headers: { 'retry-after': lines },
});

describe('the time that a host asks for', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5000],
    ['Sun, 22 Nov 2026 08:01:30 GMT', 90_000],
    ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('as %j is %s ms', (text, milliseconds) =>
    expect(retryAfter(busy(text), now)).toBe(milliseconds),
  );

  it('is none where the host says nothing, or does not answer', () => {
    expect(retryAfter(busy(), now)).toBeUndefined();
    expect(retryAfter({ kind: 'answer', status: 503, headers: {} }, now)).toBeUndefined();
    expect(retryAfter({ kind: 'silence', code: 'ENOTFOUND' }, now)).toBeUndefined();
  });
});

describe('an address of sample data', () => {
  it.each([
    'https://example.org',
    'https://www.example.org/a',
    'https://social.EXAMPLE.org/',
    'https://a.example.com',
    'https://example.net:8443/',
    'https://host.test/',
    'https://host.invalid/',
    'https://example/',
    'https://www.example.org./',
    'http://localhost:*',
    'http://localhost:4321/',
  ])('is %s', (url) => expect(isExample(url)).toBe(true));

  it.each([
    'https://myexample.org/',
    'https://example.org.evil.website/',
    'https://www.asc.gov/example.org',
    'https://latest.gov/',
    'https://example.edu/',
  ])('is not %s', (url) => expect(isExample(url)).toBe(false));
});
