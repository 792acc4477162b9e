import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { sitePreviewOf } from './site-preview.ts';

const desk = sampleDesk();

it('reports a content error before it builds', async () => {
  desk.write('places.yaml', 'zips: []\n');
  await expect(sitePreviewOf(desk.edition, []).build()).rejects.toMatchObject({
    issues: expect.arrayContaining([
      { path: [], message: expect.stringMatching(/^Places, names \(.*\): This field is missing/) },
    ]),
  });
});

it('serves what it built, without another program, until it is stopped', async () => {
  const script = `process.chdir(process.env.SITE_DIR); fs.writeFileSync('index.html', 'Home');
    fs.writeFileSync('404.html', 'Nothing')`;
  const preview = sitePreviewOf(desk.edition, ['--eval', script]);
  const killed = join('.built', 'desk-preview-killed');
  mkdirSync(killed, { recursive: true });
  utimesSync(killed, 0, 0);
  const address = await preview.build();
  expect(await (await fetch(address)).text()).toBe('Home');
  const missing = await fetch(`${address}missing`);
  expect([missing.status, await missing.text()]).toEqual([404, 'Nothing']);
  expect(existsSync(killed)).toBe(false);
  preview.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('says that another window stopped it', async () => {
  const preview = sitePreviewOf(desk.edition, ['--eval', 'setTimeout(() => {}, 1e6)']);
  const errors: string[] = [];
  preview.build().catch((error) => errors.push(`${error}`));
  const stopped = () => {
    preview.stop();
    return errors;
  };
  await expect.poll(stopped).toEqual([expect.stringContaining('Another window')]);
});
