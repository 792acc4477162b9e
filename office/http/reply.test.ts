import { describe, expect, it } from 'vitest';
import { failureInWords, type Reply, retryAfter } from './reply.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const busy = (...lines: string[]): Reply => ({
  kind: 'answer',
  status: 429,
  headers: { 'retry-after': lines },
});

describe('the wait that a host asks for', () => {
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

  it('is undefined where the host names none, or does not answer', () => {
    expect(retryAfter(busy(), now)).toBeUndefined();
    expect(retryAfter({ kind: 'silence', code: 'ENOTFOUND' }, now)).toBeUndefined();
  });
});

it.each([
  ['ENOTFOUND', 'there is no host with this name (ENOTFOUND)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the connection is not secure (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['HPE_INVALID_CONSTANT', "the response can't be read (HPE_INVALID_CONSTANT)"],
])('the code %s is said as "%s"', (code, words) => expect(failureInWords(code)).toBe(words));
