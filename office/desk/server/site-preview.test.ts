import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { sitePreviewOf } from './site-preview.ts';

const desk = sampleDesk();
const program = (script: string) => ['--eval', script];

it('reports a content error before it builds', async () => {
  desk.write('places.yaml', 'zips: []\n');
  const preview = sitePreviewOf(desk.edition, []);
  preview.begin();
  await vi.waitFor(() => expect(preview.state().kind).toBe('failed'));
  expect(preview.state()).toMatchObject({
    issues: expect.arrayContaining([
      expect.stringContaining('Places, names: This field is missing.'),
    ]),
  });
});

it('serves what it built, without another program, until it is stopped', async () => {
  const folder = join(desk.folder, 'site');
  const script = `fs.mkdirSync('${folder}'); fs.writeFileSync('${folder}/index.html', 'Home');
    fs.writeFileSync('${folder}/404.html', 'Nothing')`;
  const preview = sitePreviewOf(desk.edition, program(script), folder);
  preview.begin();
  await vi.waitFor(() => expect(preview.state().kind).toBe('ready'), { timeout: 20_000 });
  const { address } = { address: '', ...preview.state() };
  expect(await (await fetch(address)).text()).toBe('Home');
  const missing = await fetch(`${address}missing`);
  expect([missing.status, await missing.text()]).toEqual([404, 'Nothing']);
  preview.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
