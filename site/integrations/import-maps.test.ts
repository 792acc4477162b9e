import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withImportMap } from './import-maps.ts';

const page =
  '<html><head><meta charSet="utf-8"/><meta http-equiv="content-security-policy" ' +
  `content="default-src 'none'; script-src 'self' 'sha256-a'"><script type="module">x</script></head></html>`;
const hashes = { '/_astro/answer.1.js': 'sha256-b' };

describe('a page with an import map', () => {
  const html = withImportMap(page, hashes, 'index.html');
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];

  it('says the hash of each file', () => {
    expect(JSON.parse(map)).toEqual({ integrity: hashes });
  });
  it('has the map right after its character set, before any script', () => {
    expect(html).toMatch(/<meta charSet="utf-8"\/><script type="importmap">/);
  });
  it('allows the map in its policy', () => {
    const hash = createHash('sha256').update(map).digest('base64');
    expect(html).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-a'`);
  });
  it.each([
    ['character set', page.replace(/<meta charSet[^>]*>/, '')],
    ['policy', page.replace("script-src 'self'", '')],
  ])('is an error without a %s', (_, incomplete) => {
    expect(() => withImportMap(incomplete, hashes, 'index.html')).toThrow(
      'The built page index.html has no place for an import map. Give its head',
    );
  });
});
