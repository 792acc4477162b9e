import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Video } from './Video.tsx';

const words = {
  heading: 'The video',
  lead: 'Without sound.',
  play: 'Play',
  transcriptLabel: 'Read it',
  transcript: ['A line becomes a ridge.'],
};
const html = (video: { title: string; src?: string }) =>
  renderToStaticMarkup(<Video video={video} words={words} />);
const title = 'Half a minute';

it("a video host's video is a frame in the template, and asked for nowhere else", () => {
  const src = 'https://videos.example.org/player/7';
  const page = html({ title, src });
  const [, player = ''] = /<template>(.*)<\/template>/.exec(page) ?? [];
  expect(player).toMatch(/^<iframe[^>]*><\/iframe>$/);
  expect(player).toContain(`src="${src}" title="${title}"`);
  expect(page.replace(player, '')).not.toMatch(/<iframe|<video|src="https|ridge|Read it/);
  expect(page).toMatch(new RegExp(`<a [^>]*href="${src}" target="_blank"[^>]*>Open it in a`));
});
