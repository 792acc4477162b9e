import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { folderOf, removeOldPreviews, sitePreviewOf } from './site-preview.ts';

const desk = sampleDesk();
const program = (script: string) => ['--eval', script];

it('reports a content error before it builds', async () => {
  desk.write('places.yaml', 'zips: []\n');
  await expect(sitePreviewOf(desk.edition, []).build()).rejects.toMatchObject({
    issues: expect.arrayContaining([
      { path: [], message: expect.stringContaining('Places, names: This field is missing.') },
    ]),
  });
});

it('serves what it built, without another program, until it is stopped', async () => {
  const folder = join(desk.folder, 'site');
  const script = `fs.mkdirSync('${folder}'); fs.writeFileSync('${folder}/index.html', 'Home');
    fs.writeFileSync('${folder}/404.html', 'Nothing')`;
  const preview = sitePreviewOf(desk.edition, program(script), folder);
  const address = await preview.build();
  expect(await (await fetch(address)).text()).toBe('Home');
  const missing = await fetch(`${address}missing`);
  expect([missing.status, await missing.text()]).toEqual([404, 'Nothing']);
  preview.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('leaves nothing of a desk that was killed', () => {
  const [killed, running] = [join('.built', 'desk-site-99999999'), folderOf(process.pid)];
  for (const folder of [killed, running]) mkdirSync(folder, { recursive: true });
  removeOldPreviews();
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
  rmSync(running, { recursive: true });
});
