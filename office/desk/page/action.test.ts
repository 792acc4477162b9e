import { expect, it } from 'vitest';
import { act, client, isBusy } from './action.ts';

it('saves while something long goes on, and never two things at once', async () => {
  const done: string[] = [];
  const work =
    (what: string, until: Promise<unknown> = Promise.resolve()) =>
    async () => {
      await until;
      done.push(what);
      return {};
    };
  const [network, disk] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  act(work('published', network.promise), 'Publishing…', 'long');
  act(work('published again'), 'Publishing…', 'long');
  act(work('saved', disk.promise));
  act(work('saved again'));
  disk.resolve();
  await expect.poll(isBusy).toBe(false);
  expect(done).toEqual(['saved']);
  network.resolve();
  await expect.poll(() => done).toEqual(['saved', 'published']);
});

it('never shows a screen the state before an action', async () => {
  const slow = Promise.withResolvers<string>();
  const left = client.prefetchQuery({ queryKey: ['pictures'], queryFn: () => slow.promise });
  act(async () => ({}));
  await expect.poll(isBusy).toBe(false);
  const opened = client.fetchQuery({ queryKey: ['pictures'], queryFn: () => 'after' });
  slow.resolve('before');
  await left;
  expect(await opened).toBe('after');
});
