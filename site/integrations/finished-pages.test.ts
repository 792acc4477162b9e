import { describe, expect, it } from 'vitest';
import { finishedPage } from './finished-pages.ts';

// The hashes of "one" and "two" ("onetwo" has JbZ0b…), by `printf one | openssl dgst -sha256 -binary | base64`.
const one = "'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='";
const two = "'sha256-P8TM/nRYcOLA2Z9x8w/wZWyN7dQcwdfT03aw2+aF4vM='";

const none = { directives: ["img-src 'self'"], integrity: {}, answer: {} };
const finish = (head: string, body = '', parts: Partial<typeof none> = {}) =>
  finishedPage(`<html><head>${head}</head><body>${body}</body></html>`, 'about.html', {
    ...none,
    ...parts,
  });
const charset = '<meta charSet="utf-8"/>';
const policyOf = (html: string) => /content="(.*?)"/.exec(html)?.[1];

describe('the policy of a page', () => {
  it('allows the scripts and styles in the page, and nothing else', () => {
    const html = finish(
      `${charset}<style>two</style>`,
      '<script type="module">two</script><script>one</script><script src="/x.js"></script>',
    );
    expect(policyOf(html)).toBe(
      `img-src 'self';script-src 'self' ${two} ${one};style-src 'self' ${two}`,
    );
  });

  it('needs no hash for data, nor for words that look like a script', () => {
    const body = '<script type="application/ld+json">one</script><p>&lt;script>one&lt;/script></p>';
    expect(policyOf(finish(charset, body))).toBe(
      "img-src 'self';script-src 'self';style-src 'self'",
    );
  });

  it('follows the character set, before the rest of the head', () => {
    expect(finish(`${charset}<title>$1</title><script>one</script>`, '$&')).toMatch(
      /^<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]*"><title>\$1<\/title><script>one<\/script><\/head><body>\$&<\/body><\/html>$/,
    );
  });

  it('can’t be written into a page without a character set', () => {
    expect(() => finish('<title>About</title>')).toThrow(
      'The built page about.html has no <meta charset="utf-8">.',
    );
  });
});

describe('the styles of a page', () => {
  it('become one element with one hash, in their order', () => {
    const html = finish(`${charset}<style>one</style><script>$&</script>`, '<style>two</style>');
    expect(html).toContain('<style>onetwo</style><script>$&</script></head><body></body>');
    expect(policyOf(html)).toMatch(/style-src 'self' 'sha256-JbZ0b[^ ]+'$/);
  });
});

describe('the import map', () => {
  const integrity = { '/_astro/answer.1.js': 'sha256-b' };

  it('lists the hash of each file that the page loads, before any script', () => {
    const html = finish(`${charset}<script type="module">x</script>`, '', { integrity });
    expect(html).toContain(
      `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module">`,
    );
    expect(
      policyOf(html)
        ?.match(/script-src[^;]*/)?.[0]
        .match(/sha256-/g),
    ).toHaveLength(2);
  });

  it('is left out of a page that loads nothing', () => {
    expect(finish(charset)).not.toContain('importmap');
  });
});

describe('a page with a finder', () => {
  const template = '<template id="answer-files"></template>';

  it('names the files of an answer as links that wait in its template', () => {
    const answer = { '/_astro/a.1.js': 'sha256-a', '/_astro/$&.2.css': 'sha256-b' };
    expect(finish(charset + template, '', { answer })).toContain(
      '<template id="answer-files"><link rel="modulepreload" fetchpriority="low" href="/_astro/a.1.js">' +
        '<link rel="preload" as="style" fetchpriority="low" href="/_astro/$&.2.css" integrity="sha256-b" crossorigin></template>',
    );
  });

  it('stops the build when there are no such files', () => {
    expect(() => finish(charset + template)).toThrow(
      'The built page about.html has a finder, but the build has no files for its results.',
    );
  });
});
