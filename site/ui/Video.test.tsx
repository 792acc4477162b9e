import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Video } from './Video.tsx';

const words = {
  heading: 'The video',
  lead: 'Without sound.',
  play: 'Play',
  transcriptLabel: 'Read it',
  transcript: ['A line becomes a ridge.'],
};
const html = (src?: string) =>
  renderToStaticMarkup(
    <Video video={{ title: 'Half a minute', ...(src ? { src } : {}) }} words={words} />,
  );
const playerHtml = (markup: string) => markup.match(/<template>(.*)<\/template>/)?.[1] ?? '';
const host = 'https://videos.example.org/player/7';

describe("a video host's video", () => {
  it('is a frame with a name, in the template', () => {
    expect(playerHtml(html(host))).toMatch(/^<iframe[^>]*><\/iframe>$/);
    expect(playerHtml(html(host))).toContain(`src="${host}"`);
    expect(playerHtml(html(host))).toContain('title="Half a minute"');
  });
  it('is asked for nowhere else', () => {
    const page = html(host).replace(/<template>.*<\/template>/, '');
    expect(page).not.toMatch(/<iframe|<video|src="https/);
    expect(page).toContain(`href="${host}"`);
  });
  it('has none of the words about our own, and a link to its own page', () => {
    expect(html(host)).not.toMatch(/ridge|Read it/);
    expect(html(host)).toMatch(
      new RegExp(`<a [^>]*href="${host}" target="_blank"[^>]*>Open it in a new tab</a>`),
    );
  });
});

describe("the site's own video", () => {
  it('has its words to read', () => expect(html()).toContain('A line becomes a ridge.'));
  it('needs no host', () => {
    expect(html()).not.toContain('https://');
    expect(playerHtml(html())).toMatch(/^<video[^>]*aria-label="Half a minute"/);
    expect(html()).toContain('href="/video/intro.mp4"');
  });
});
