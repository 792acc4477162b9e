import { describe, expect, it } from 'vitest';
import { choosePlatform } from './choose-platform.ts';

describe('the platform', () => {
  it('is the one whose key is there', () => {
    const { platform, key, host } = choosePlatform({ WILD_APRICOT_API_KEY: ' abc\n' });
    expect([platform.name, key, host]).toEqual(['Wild Apricot', 'abc', undefined]);
  });

  it.each([{}, { WILD_APRICOT_API_KEY: '' }, { WILD_APRICOT_API_KEY: ' ' }])(
    'is none without a key: %j',
    (env) =>
      expect(() => choosePlatform(env)).toThrow(
        /^There is no key to the membership platform\. Put it in the environment variable WILD_APRICOT_API_KEY\. .* Nothing was saved\.$/,
      ),
  );

  it.each(['https://stand-in.example.org', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
    'may be elsewhere for tests: %s',
    (WILD_APRICOT_HOST) => {
      const { host } = choosePlatform({ WILD_APRICOT_API_KEY: 'abc', WILD_APRICOT_HOST });
      expect(host?.origin).toBe(WILD_APRICOT_HOST);
    },
  );

  it.each(['http://example.org', 'ftp://127.0.0.1', 'nowhere', 'http://127.0.0.1.example.org'])(
    'is not where the key could be read on its way: %s',
    (WILD_APRICOT_HOST) =>
      expect(() => choosePlatform({ WILD_APRICOT_API_KEY: 'abc', WILD_APRICOT_HOST })).toThrow(
        "WILD_APRICOT_HOST isn't an https address or an address of this computer. Remove it",
      ),
  );
});
