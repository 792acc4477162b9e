import { expect, it, vi } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { SitePreview } from './site-preview.ts';

const desk = sampleDesk({ recorded: false });
const program = (script: string) => ['--eval', script];

it('reports a content error before it builds', async () => {
  desk.write('places.yaml', 'zips: []\n');
  const preview = new SitePreview(desk.edition, { build: [], serve: () => [] });
  preview.begin();
  await vi.waitFor(() => expect(preview.now.kind).toBe('failed'));
  expect(preview.now.issues.join('\n')).toContain('places.yaml, names: This field is missing.');
});

it('serves what it built until it is stopped', async () => {
  const preview = new SitePreview(desk.edition, {
    build: program('console.log("built")'),
    serve: (port) => program(`console.log("at :${port}"); setInterval(() => {}, 1000)`),
  });
  preview.begin();
  await vi.waitFor(() => expect(preview.now.kind).toBe('ready'), { timeout: 20_000 });
  expect(preview.now.address).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(preview.now.lines).toContain('built');
  preview.stop();
});

it('says that a build failed', async () => {
  const preview = new SitePreview(desk.edition, {
    build: program('process.exit(1)'),
    serve: () => [],
  });
  preview.begin();
  await vi.waitFor(() => expect(preview.now.kind).toBe('failed'), { timeout: 20_000 });
  expect(preview.now.issues.join()).toContain("couldn't be built");
});
