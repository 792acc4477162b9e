import { describe, expect, it } from 'vitest';
import { withOneStyle, withOwnHashes, withPolicyFirst } from './page-policy.ts';

// The hash of "one" and of "two", by `printf one | openssl dgst -sha256 -binary | base64`.
const one = "'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='";
const two = "'sha256-P8TM/nRYcOLA2Z9x8w/wZWyN7dQcwdfT03aw2+aF4vM='";
const policy = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="img-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};">`;

describe('the policy of a page', () => {
  it('keeps the hashes of its own scripts and styles, and no other', () => {
    const body =
      '<style>two</style><script type="module">one</script><script src="/x.js"></script>';
    expect(withOwnHashes(policy(` 'sha256-other=' ${one}`, ` ${two} 'sha256-more='`) + body)).toBe(
      policy(` ${one}`, ` ${two}`) + body,
    );
  });

  it('may end up without any', () => {
    expect(withOwnHashes(`${policy(` ${one}`, ` ${two}`)}<p>one</p>`)).toBe(
      `${policy('', '')}<p>one</p>`,
    );
  });

  it('is nothing that the rest of a page is mistaken for', () => {
    const page = `<p>script-src 'self' ${one}</p>`;
    expect(withOwnHashes(page)).toBe(page);
  });
});

describe('the styles of a head', () => {
  // Of "onetwo", by the same command.
  const both = "'sha256-JbZ0bVFy7WNSlmoBPZOshG4RENWiXo8YO1kx9GiIQqE='";
  const page = (head: string, body = '') => `<head>${head}</head><body>${body}</body>`;

  it('are one element with one hash, in their order', () => {
    const apart = `${policy('', ` ${one} ${two}`)}<style>one</style><script>$&</script><style>two</style>`;
    const members = `${policy('', ` ${both}`)}<style>onetwo</style><script>$&</script>`;
    expect(withOwnHashes(withOneStyle(page(apart)))).toBe(page(members));
  });

  it.each([
    ['there is one', page('<style>one</style>')],
    ['there is none', page('', '<style>one</style><style>two</style>')],
  ])('are left alone where %s', (_, html) => expect(withOneStyle(html)).toBe(html));
});

describe('the place of the policy in a page', () => {
  const head = (...parts: string[]) => `<html><head>${parts.join('')}</head><body>$&</body></html>`;
  const charset = '<meta charset="utf-8">';

  it.each([charset, '<meta charSet="utf-8"/>', '<meta charset="UTF-8" />'])(
    'is after %s and before every script and style',
    (first) => {
      const rest = ['<title>$1</title>', '<style>two</style>', '<script>one</script>'];
      expect(withPolicyFirst(head(first, ...rest, policy(one, two)), 'about.html')).toBe(
        head(first, policy(one, two), ...rest),
      );
    },
  );

  it('stays where it is right', () => {
    const page = head(charset, policy(one, ''), '<script>one</script>');
    expect(withPolicyFirst(page, 'about.html')).toBe(page);
  });

  it.each([
    ['policy', head(charset, '<script>one</script>')],
    ['charset', head(policy(one, ''), '<script>one</script>')],
  ])('is missed in a page without a %s', (missing, page) => {
    expect(() => withPolicyFirst(page, 'about.html')).toThrow(/about\.html has no .*/);
    expect(() => withPolicyFirst(page, 'about.html')).toThrow(missing);
  });
});
