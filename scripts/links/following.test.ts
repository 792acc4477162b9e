import { describe, expect, it } from 'vitest';
import { Follower } from './following.ts';
import { manners, sampleHost } from './sample-host.ts';
import { verdictOn } from './verdict.ts';

const host = sampleHost();
const follow = (url: string, given: Partial<typeof manners> = {}) =>
  new Follower(host.asker(), { ...manners, ...given }).follow(url);
const verdict = async (path: string) => verdictOn(await follow(host.at(path)));
const asked = () => host.questions.map(({ method, path }) => `${method} ${path}`);

describe('an address that answers', () => {
  it('is good, and asked once, with HEAD', async () => {
    expect(await verdict('/fine')).toEqual({ kind: 'good', found: 'answers' });
    expect(asked()).toEqual(['HEAD /fine']);
  });

  it.each(['/no-head', '/head-lies'])('only to GET is good: %s', async (path) => {
    expect(await verdict(path)).toMatchObject({ kind: 'good' });
    expect(asked()).toEqual([`HEAD ${path}`, `GET ${path}`]);
  });

  it('after two failures is good', async () => {
    expect(await verdict('/recovers')).toMatchObject({ kind: 'good' });
    expect(asked()).toEqual(['HEAD /recovers', 'GET /recovers', 'GET /recovers']);
  });

  it('with a page that never ends is good, and the page is not waited for', async () => {
    const follower = new Follower(host.asker(), manners);
    const first = await follower.follow(host.at('/never-ends'), false);
    const second = await follower.follow(host.at('/fine'));
    expect([first, second].map((way) => verdictOn(way).kind)).toEqual(['good', 'good']);
    const [endless] = host.questions;
    expect((endless?.to ?? 0) - (endless?.from ?? 0)).toBeLessThan(host.asker().patience / 2);
  });

  it('to whoever gives its cookie back is good', async () => {
    expect(await verdict('/wall')).toMatchObject({ kind: 'good' });
    expect(host.questions.map(({ cookie }) => cookie)).toEqual(['', 'seen=yes']);
  });
});

describe('a host that asks to be left alone', () => {
  it('is, for as long as it says, and asked again', async () => {
    expect(await verdict('/busy')).toMatchObject({ kind: 'good' });
    const [first, second] = host.questions;
    expect((second?.from ?? 0) - (first?.to ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('for longer than anybody waits is not asked again', async () => {
    expect(await verdict('/busy-for-hours')).toEqual({
      kind: 'unsure',
      found: '429 Too Many Requests',
    });
    expect(asked()).toEqual(['HEAD /busy-for-hours']);
  });
});

describe('an address that fails', () => {
  it.each([
    ['/gone', 'broken', '404 Not Found', 1],
    ['/broken', 'broken', '500 Internal Server Error', 3],
    ['/forbidden', 'unsure', '403 Forbidden', 1],
    ['/linkedin', 'unsure', '999', 1],
    ['/hangs-up', 'broken', 'the host hung up (UND_ERR_SOCKET)', 3],
    ['/much-to-say', 'broken', 'an answer that nobody can read (UND_ERR_HEADERS_OVERFLOW)', 1],
  ])('%s is %s: %s, after %d with GET', async (path, kind, found, gets) => {
    expect(await verdict(path)).toEqual({ kind, found });
    expect(asked().filter((question) => question === `GET ${path}`)).toHaveLength(gets);
  });

  it('waits longer before each try', async () => {
    await follow(host.at('/broken'), { firstWait: 60 });
    const [, ...gets] = host.questions;
    const gaps = gets.slice(1).map(({ from }, at) => from - (gets[at]?.to ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(55);
    expect(gaps[1]).toBeGreaterThanOrEqual(115);
  });

  it('is broken when it hangs, as often as it was tried', { timeout: 15_000 }, async () => {
    const follower = new Follower(host.asker(500), { ...manners, tries: 2 });
    const way = await follower.follow(host.at('/hangs'));
    expect(verdictOn(way)).toEqual({ kind: 'broken', found: 'no answer in time (ETIMEDOUT)' });
    expect(asked()).toEqual(['HEAD /hangs', 'GET /hangs', 'GET /hangs']);
  });

  it.each([
    ['of a certificate that nobody trusts', () => host.strange(), /^not safely encrypted \(/],
    ['of an answer that is none', () => host.garbage(), /^an answer that nobody can read \(H/],
    [
      'of a name that leads nowhere',
      () => host.at('/', 'no-such.website'),
      /^no host of this name/,
    ],
    [
      'of a certificate for another name',
      () => host.at('/', 'third.stand-in.website'),
      /^the certificate is that of another host/,
    ],
  ])('is broken because %s', async (_, url, found) => {
    const verdictOnIt = verdictOn(await follow(url()));
    expect(verdictOnIt).toEqual({ kind: 'broken', found: expect.stringMatching(found) });
  });

  it('is broken because nobody takes calls at its port', async () => {
    const port = 1;
    const found = verdictOn(await follow(`https://one.stand-in.website:${port}/`));
    expect(found).toEqual({ kind: 'broken', found: 'the host takes no calls (ECONNREFUSED)' });
  });
});

describe('a redirect', () => {
  it.each([
    ['/moved', 'moved', /^has moved to .*\/new#there$/],
    ['/moved#own', 'moved', /\/new#there$/],
    ['/moved-for-now', 'good', /^answers$/],
    ['/moved-then-for-now', 'moved', /^has moved to .*\/moved-for-now$/],
    ['/deep/page', 'moved', /^leads to the front page https:/],
    ['/to-gone', 'broken', /^404 Not Found at .*\/gone$/],
    ['/to-busy', 'unsure', /^429 Too Many Requests at /],
    ['/self', 'broken', /^redirects in a circle$/],
    ['/ring-a', 'broken', /^redirects in a circle$/],
    ['/endless', 'broken', /^redirects without end$/],
    ['/to-nothing', 'broken', /^redirects to no address, which nobody can open$/],
    ['/to-nonsense', 'broken', /^redirects to https:\/\/, which/],
    ['/to-mail', 'broken', /^redirects to mailto:/],
    ['/to-this-machine', 'broken', /^redirects to https:\/\/127\.0\.0\.1\/secret, which/],
    ['/to-this-network', 'broken', /^redirects to http:\/\/router\.local\/, which/],
  ])('%s is %s: %s', async (path, kind, found) => {
    expect(await verdict(path)).toEqual({ kind, found: expect.stringMatching(found) });
  });

  it('is followed a dozen times at most', async () => {
    await verdict('/self');
    expect(host.questions.length).toBeLessThanOrEqual(12);
  });

  it('keeps the place on the page that the link names', async () => {
    const way = await follow(host.at('/moved-then-for-now#own'));
    expect(verdictOn(way).found).toMatch(/moved-for-now#own$/);
  });
});

describe('hosts', () => {
  it('are asked all at once, and each one question after the other, with a pause', async () => {
    const follower = new Follower(host.asker(), { ...manners, pause: 150 });
    const paths = ['/a', '/b', '/c', '/moved'];
    await Promise.all(
      paths.flatMap((path) => [
        follower.follow(host.at(path)),
        follower.follow(host.at(path, host.other)),
      ]),
    );
    for (const name of [host.at(''), host.at('', host.other)]) {
      const own = host.questions
        .filter((question) => `https://${question.host}` === name)
        .sort((a, b) => a.from - b.from);
      expect(own).toHaveLength(5);
      own.slice(1).forEach(({ from }, at) => {
        expect(from - (own[at]?.to ?? 0)).toBeGreaterThanOrEqual(145);
      });
    }
    // Neither was kept waiting for the other.
    const [first, second] = [...host.questions].sort((a, b) => a.from - b.from);
    expect(first?.host).not.toBe(second?.host);
  });

  it('that were silent are asked once from then on', async () => {
    const follower = new Follower(host.asker(), { ...manners, tries: 3 });
    await follower.follow(host.at('/hangs-up'));
    host.questions.length = 0;
    await follower.follow(host.at('/hangs-up'));
    expect(asked()).toEqual(['GET /hangs-up']);
  });

  it('are told who asks', async () => {
    await follow(host.at('/fine'));
    expect(host.questions[0]?.agent).toBe('test');
  });
});
