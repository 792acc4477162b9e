import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { expect, it, vi } from 'vitest';
import { withoutFixed } from './watched-content.ts';

const issue = new ContentError('events.yaml', [{ field: 'title', found: 1, expected: 'a text' }]);
const ofContent = { type: 'error', err: { message: issue.message } };
const ofCode = { type: 'error', err: { message: 'x is not defined' } };
const reload = { type: 'full-reload', path: '*' };

function logged(sound: boolean) {
  const send = vi.fn();
  const tell: (...sent: unknown[]) => void = withoutFixed(send, () => sound);
  for (const payload of [ofContent, ofCode, reload]) tell(payload);
  tell('astro:content-changed', {});
  return send.mock.calls.map(([payload]) => payload);
}

it('tells of every error while there is a fault in the content', () => {
  expect(logged(false)).toEqual([ofContent, ofCode, reload, 'astro:content-changed']);
});

it('keeps back a fault of content that is mended by now, and nothing else', () => {
  expect(logged(true)).toEqual([ofCode, reload, 'astro:content-changed']);
});
