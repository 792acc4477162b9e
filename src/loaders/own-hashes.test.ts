import { describe, expect, it } from 'vitest';
import { withOwnHashes } from './own-hashes.ts';

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
