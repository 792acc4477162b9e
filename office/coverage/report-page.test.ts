// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { crowdedReport } from './crowd.fixture.ts';
import { listed, sampleReport } from './report.fixture.ts';
import { reportPage } from './report-page.ts';

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const words = (html: string) => open(html).body.textContent.replaceAll(/\s+/g, ' ');

describe('the page of the report', () => {
  it('says the figures, the gaps, the counties and what is to be checked', () => {
    const page = open(reportPage(sampleReport()));
    expect([...page.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual([
      ...['1', '79.7%', '2', '3'],
    ]);
    const cells = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['99103 Edgeton', '2,000', '42.0 mi'],
      ['99104 Southam', '500', '69.1 mi'],
      ['99105 Farville', '40', '121.9 mi'],
      ['Northeast', '500', '500'],
      ['Southwest', '500', '500'],
      ['Southeast', '40', '40'],
    ]);
    expect(page.querySelectorAll('h3')).toHaveLength(5);
  });

  it('draws members, gaps with people in them, and counties without a member', () => {
    const page = open(reportPage(sampleReport()));
    const count = (shapes: string) => page.querySelectorAll(`.map ${shapes}`).length;
    expect(count('.members circle')).toBe(1);
    expect(count('.reach path')).toBe(1);
    expect(count('.gaps circle')).toBe(3);
    expect(count('.empty path')).toBe(3);
    expect(page.querySelectorAll('.legend li')).toHaveLength(4);
  });

  it('draws no gap where no one lives', () => {
    const report = sampleReport({ members: [] });
    expect(report.gaps).toHaveLength(5);
    const circles = open(reportPage(report)).querySelectorAll('.map .gaps circle');
    expect(circles).toHaveLength(4);
  });

  it.each([
    ['nobody', []],
    ['one member', [listed()]],
  ])('stands for %s', (_, members) => {
    const html = reportPage(sampleReport({ members }));
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(open(html).querySelectorAll('.map .members circle')).toHaveLength(members.length);
  });

  it('says in words where nothing is missing', () => {
    const { zips } = sampleReport();
    const html = reportPage(sampleReport({ zips: zips.slice(0, 1), counties: [] }));
    expect(words(html)).toContain('ZIP codes with no member within 30 milesNone.');
    expect(words(html)).toContain('Counties without a memberNone.');
  });

  it('names a part of long lists, and the file with the rest', () => {
    const page = open(reportPage(crowdedReport('tall')));
    expect(page.querySelectorAll('tbody tr').length).toBeLessThanOrEqual(70);
    expect(words(reportPage(crowdedReport('tall')))).toContain('… and 270 more in zip-codes.csv.');
  });

  it('runs no program and asks for nothing, whatever a member is called', () => {
    const evil =
      '"><script src="https://evil.example.org/x.js"></script><img src=x onerror=alert(1)>';
    const members = [listed({ firstName: evil, lastName: '</style><b>', city: evil, phone: '' })];
    const page = open(reportPage(sampleReport({ members, association: evil })));
    expect(page.querySelectorAll('script, img, link, iframe, object, b, [onerror]')).toHaveLength(
      0,
    );
    expect(page.body.textContent).toContain('</style><b>');
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toMatch(/^default-src 'none';/);
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\((?!#|data:font)/);
  });
});
