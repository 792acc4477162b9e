import { describe, expect, it } from 'vitest';
import { hostedSite } from '../sites.fixture.ts';
import { headerRules } from './header-rules.ts';
import { headersFile } from './headers-file.ts';

const rules = headerRules(hostedSite);
const files = ['/_astro/Finder.a1.js', '/_astro/fonts/type.b2.woff2'];

describe('the headers file of Cloudflare and Netlify', () => {
  const text = headersFile(rules, files);

  it('caches existing files with a hash for a year, and no other address', () =>
    expect([...text.matchAll(/^(.*)\n.*max-age=31536000/gm)].map(([, at]) => at)).toEqual(files));

  it('has one rule for a path, since Netlify reads the last one', () => {
    const paths = text.match(/^\/.*$/gm);
    expect(new Set(paths).size).toBe(paths?.length);
  });

  it('is rejected with more rules or longer lines than hosts read', () => {
    const scripts = (count: number) => Array.from({ length: count }, (_, at) => `/_astro/${at}.js`);
    expect(() => headersFile(rules, scripts(87))).not.toThrow();
    expect(() => headersFile(rules, scripts(88))).toThrow(
      /^Hosts read 100 rules .*, which has 101 of .*codeSplit/,
    );
    const src = `https://${'a'.repeat(990)}.example.org/`;
    const long = headerRules({ ...hostedSite, video: { title: 'A video', src } });
    expect(() => headersFile(long, [])).toThrow(
      /^Hosts read .* of 2000 characters .*shorten addresses in site\.yaml/,
    );
  });
});
