import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './framing.ts';

const site = 'https://www.association.org';
const page = 'https://platform.example.com/widget';
const options = (...lines: string[]) => refusalOf({ 'x-frame-options': lines }, page, site);
const policy = (...lines: string[]) => refusalOf({ 'content-security-policy': lines }, page, site);

describe('a page is shown inside another site', () => {
  it('when it says nothing of it', () => expect(refusalOf({}, page, site)).toBeUndefined());

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
    const headers = {
      'x-frame-options': ['DENY'],
      'content-security-policy': [`frame-ancestors ${site}`],
    };
    expect(refusalOf(headers, page, site)).toBeUndefined();
  });

  it.each([
    { 'x-frame-options': ['SAMEORIGIN'] },
    { 'content-security-policy': ["frame-ancestors 'self'"] },
  ])('when it is of the same site and says %j', (headers) =>
    expect(refusalOf(headers, `${site}/embed`, site)).toBeUndefined(),
  );
});

describe('a page refuses to be shown inside another site', () => {
  it.each(['DENY', 'deny', 'SAMEORIGIN', ' SameOrigin '])('by X-Frame-Options: %s', (value) =>
    expect(options(value)).toMatchObject({ header: 'X-Frame-Options' }),
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
    expect(policy(`default-src *; frame-ancestors ${sources}`)).toEqual({
      header: 'Content-Security-Policy',
      value: `frame-ancestors ${sources}`.trim(),
    }),
  );

  it('by one of several policies, on one line or on two', () => {
    const one = 'frame-ancestors *';
    const other = "frame-ancestors 'none'";
    expect(policy(`${one}, ${other}`)).toMatchObject({ value: other });
    expect(policy(one, other)).toMatchObject({ value: other });
  });

  it('by the first of two lists in one policy', () =>
    expect(policy("frame-ancestors 'none'; frame-ancestors *")).toBeDefined());
});

it('is judged without a stumble, whatever a host sends', () => {
  const lines = fc.array(fc.string({ unit: 'binary-ascii' }), { maxLength: 3 });
  fc.assert(
    fc.property(lines, lines, (xfo, csp) => {
      const headers = {
        'x-frame-options': xfo,
        'content-security-policy': csp.map((text) => `frame-ancestors ${text}`),
      };
      const refusal = refusalOf(headers, page, site);
      if (refusal) expect(refusal.value.length).toBeGreaterThan(0);
    }),
  );
});
