import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framingIssue } from './framing.ts';

const site = 'https://www.association.org';
const page = 'https://platform.example.com/widget';
function issue(lines: readonly (readonly [string, string])[], from = page) {
  const headers = new Headers();
  for (const [name, value] of lines) headers.append(name, value);
  return framingIssue(headers, from, site);
}
const options = (...lines: string[]) => issue(lines.map((line) => ['x-frame-options', line]));
const policy = (...lines: string[]) =>
  issue(lines.map((line) => ['content-security-policy', line]));

describe('a page is shown inside another site', () => {
  it('when it has neither header', () => expect(issue([])).toBeUndefined());

  it.each(['ALLOW-FROM https://www.association.org', 'allowall', 'nonsense', ''])(
    'when it says "%s", which browsers do not know',
    (value) => expect(options(value)).toBeUndefined(),
  );

  it.each([
    '*',
    'https:',
    'http:',
    'www.association.org',
    'https://www.association.org',
    'HTTPS://WWW.Association.ORG',
    'http://www.association.org',
    'https://www.association.org:443',
    'https://www.association.org:*',
    'https://www.association.org/path',
    '*.association.org',
    'https://*.association.org',
    "'self' https://other.example https://www.association.org",
  ])('when its policy allows %s', (sources) =>
    expect(policy(`frame-ancestors ${sources}`)).toBeUndefined(),
  );

  it('when its policy speaks of other things', () =>
    expect(policy("default-src 'none'; frame-src 'none'")).toBeUndefined());

  it('when its policy allows it and X-Frame-Options does not: the policy counts alone', () => {
    const policy = ['content-security-policy', `frame-ancestors ${site}`] as const;
    expect(issue([['x-frame-options', 'DENY'], policy])).toBeUndefined();
  });

  it.each([
    ['x-frame-options', 'SAMEORIGIN'],
    ['content-security-policy', "frame-ancestors 'self'"],
  ] as const)('when it is of the same site and has %s: %s', (name, value) =>
    expect(issue([[name, value]], `${site}/embed`)).toBeUndefined(),
  );
});

describe('a page refuses to be shown inside another site', () => {
  it.each(['DENY', 'deny', 'SAMEORIGIN', ' SameOrigin '])('by X-Frame-Options: %s', (value) =>
    expect(options(value)).toBe(`X-Frame-Options: ${value.trim()}`),
  );

  it('by two options that differ, whatever they are', () => {
    expect(options('ALLOWALL, DENY')).toBeDefined();
    expect(options('sameorigin', 'nonsense')).toBeDefined();
    expect(options('DENY', 'deny')).toBeDefined();
  });

  it.each([
    "'none'",
    "'self'",
    '',
    'https://association.org',
    'https://www.association.org:8443',
    '*.www.association.org',
    'https://evil-association.org',
    '*.sociation.org',
    'https://www.association.org.evil.example',
    'data:',
    "'unsafe-inline'",
  ])('by a policy that allows only %s', (sources) =>
    expect(policy(`default-src *; frame-ancestors ${sources}`)).toBe(
      `Content-Security-Policy: frame-ancestors ${sources}`.trim(),
    ),
  );

  it('by one of several policies, on one line or on two', () => {
    const one = 'frame-ancestors *';
    const other = "frame-ancestors 'none'";
    expect(policy(`${one}, ${other}`)).toContain(other);
    expect(policy(one, other)).toContain(other);
  });

  it('by the first of two lists in one policy', () =>
    expect(policy("frame-ancestors 'none'; frame-ancestors *")).toBeDefined());
});

it('is decided without an error, whatever a host sends', () => {
  const line = fc.string({ unit: fc.constantFrom(...' \t!*\'",:;/.@[]a1Z-_') });
  fc.assert(
    fc.property(line, line, (xfo, csp) => {
      const policy = ['content-security-policy', `frame-ancestors ${csp}`] as const;
      const found = issue([['x-frame-options', xfo], policy]);
      expect(found === undefined || found.length > 0).toBe(true);
    }),
  );
});
