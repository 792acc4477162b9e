// The samples are what npm 11 writes, with the parts left out that nobody reads here.
import { describe, expect, it } from 'vitest';
import { type Answer, readAudit } from './report.ts';
import { verdictOf } from './verdict.ts';

const leaflet = {
  name: 'leaflet',
  severity: 'high',
  isDirect: true,
  via: [
    {
      source: 1,
      name: 'leaflet',
      title: 'Markup in a popup runs',
      url: 'https://example.org/advisories/1',
      severity: 'high',
      range: '<2.0.0',
    },
  ],
  effects: [],
  range: '<2.0.0',
  nodes: ['node_modules/leaflet'],
  fixAvailable: { name: 'leaflet', version: '2.0.1', isSemVerMajor: true },
};
const yauzl = {
  name: 'yauzl',
  severity: 'critical',
  via: [{ title: 'A crafted file hangs', url: 'https://example.org/2', range: '<3.5.0' }],
  fixAvailable: true,
};
/** Has no fault of its own. */
const bringsYauzl = {
  name: 'puppeteer-core',
  severity: 'moderate',
  via: ['yauzl'],
  fixAvailable: false,
};

const answer = (...found: readonly { readonly name: string }[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(found.map((entry) => [entry.name, entry])),
    metadata: { vulnerabilities: { total: found.length } },
  });

describe('what npm answers', () => {
  it('names the packages with faults of their own, the worst first, and what mends them', () => {
    expect(readAudit(answer(leaflet, bringsYauzl, yauzl))).toMatchObject({
      known: true,
      packages: [
        { name: 'yauzl', severity: 'critical', mend: '`npm audit fix`' },
        { name: 'leaflet', faults: [{ title: 'Markup in a popup runs' }], mend: 'leaflet 2.0.1' },
      ],
    });
  });

  it('may name none', () => expect(readAudit(answer())).toEqual({ known: true, packages: [] }));

  it.each([
    [
      'the registry refuses',
      {
        message:
          '405 Method Not Allowed - POST https://registry.example.org/-/npm/v1/security/bulk',
        statusCode: 405,
        error: { summary: '', detail: '' },
      },
      '405 Method Not Allowed',
    ],
    [
      'the registry cannot be reached',
      {
        message:
          'request to https://registry.example.org/-/npm/v1 failed, reason: connect ECONNREFUSED',
        error: { summary: '', detail: '' },
      },
      'connect ECONNREFUSED',
    ],
    [
      'there is no lock file',
      { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } },
      'This command requires an existing lockfile.',
    ],
  ])('is none where %s, and says why without an address', (_, said, why) =>
    expect(readAudit(JSON.stringify(said))).toEqual({ known: false, why }),
  );

  it.each(['', 'Cannot find npm', '[]', '{"auditReportVersion":3,"vulnerabilities":{}}'])(
    'is none where it reads %j',
    (text) => expect(readAudit(text)).toEqual({ known: false, why: 'no reason' }),
  );
});

describe('the verdict', () => {
  const none = readAudit(answer());
  const silent: Answer = { known: false, why: '405 Method Not Allowed' };

  it('is good where no fault is known', () =>
    expect(verdictOf(none, none)).toEqual({
      status: 0,
      says: 'No fault is known in any package.',
      table: '',
    }));

  it('is bad where a fault is known in what visitors receive', () => {
    const all = readAudit(answer(leaflet, yauzl));
    const { status, says, table } = verdictOf(readAudit(answer(leaflet)), all);
    expect(status).toBe(1);
    expect(says).toMatch(
      /known in 1 package that visitors receive, and in 1 package among the tools\./,
    );
    expect(table.split('\n').slice(2)).toEqual([
      expect.stringMatching(/^\| visitors \| leaflet +\| high .*runs \(<2\.0\.0\): https:\/\/exam/),
      expect.stringMatching(/^\| tools +\| yauzl +\| critical .*\| `npm audit fix` \|$/),
    ]);
  });

  it('is good, and tells of them, where faults are known in tools alone', () => {
    const { status, says, table } = verdictOf(none, readAudit(answer(yauzl, bringsYauzl)));
    expect(status).toBe(0);
    expect(says).toMatch(
      /^No fault is known in what visitors receive; some are in 1 package among/,
    );
    expect(table).toContain('| tools | yauzl');
    expect(table).not.toContain('puppeteer-core');
  });

  it.each([
    [silent, none],
    [none, silent],
    [silent, silent],
  ])('is neither where npm got no answer', (shipped, all) => {
    const { status, says } = verdictOf(shipped, all);
    expect(status).toBe(2);
    expect(says).toContain('got no answer about known faults (405 Method Not Allowed).');
  });
});
