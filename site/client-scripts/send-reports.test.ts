// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const beacons: (readonly [address: string, body: Blob])[] = [];

beforeAll(async () => {
  document.documentElement.dataset.reports = 'https://errors.example.org/uara';
  window.history.replaceState(null, '', '/?near=84604#content');
  window.fetch = vi.fn(async (address, { body, credentials } = {}) => {
    expect(credentials).toBe('omit');
    if (body instanceof Blob) beacons.push([String(address), body]);
    return new Response();
  });
  const { sendReports } = await import('./send-reports.ts');
  sendReports();
});
beforeEach(() => {
  beacons.length = 0;
});

const fail = () =>
  window.dispatchEvent(
    new ErrorEvent('error', {
      message: 'x is undefined',
      filename: `${window.location.origin}/?near=84604`,
      lineno: 3,
      colno: 7,
    }),
  );

it('sends an error and its place, without the search', async () => {
  fail();
  const [[address, body] = []] = beacons;
  expect(address).toBe('https://errors.example.org/uara');
  expect(body?.type).toBe('application/reports+json');
  const page = `${window.location.origin}/`;
  expect(JSON.parse((await body?.text()) ?? '')).toEqual([
    {
      type: 'error',
      age: 0,
      url: page,
      user_agent: navigator.userAgent,
      body: { message: 'x is undefined', sourceFile: page, lineNumber: 3, columnNumber: 7 },
    },
  ]);
});

it('sends what the policy of the page blocks', async () => {
  const blocked = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://other.example.org/a.png?near=84604',
    sourceFile: '',
    lineNumber: 0,
    columnNumber: 0,
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), blocked));
  const [[, body] = []] = beacons;
  const [report] = JSON.parse((await body?.text()) ?? '[]');
  expect(report).toMatchObject({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://other.example.org/a.png' },
  });
});

it('sends at most five reports for a page', () => {
  for (let count = 0; count < 20; count += 1) fail();
  expect(beacons).toHaveLength(3);
});
