// The site of the edition under test after one member has another name and the directory was checked
// again: a build as real as the first.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offlineTest as offline } from './offline-host.ts';

export const nextBuildTest = offline.extend<
  object,
  {
    /** The folder of the built site. */
    next: string;
  }
>({
  next: [
    async ({ browserName: _any }, use) => {
      mkdirSync('.built', { recursive: true });
      const place = resolve(mkdtempSync('.built/next-'));
      const edition = join(place, 'edition');
      cpSync(process.env.CONTENT_DIR || 'content', edition, { recursive: true });
      const members = join(edition, 'members.csv');
      const text = readFileSync(members, 'utf8');
      writeFileSync(members, text.replace(/,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1'));
      const about = join(edition, 'site.yaml');
      const words = readFileSync(about, 'utf8');
      writeFileSync(
        about,
        words.replace(/^directoryUpdated: .*$/m, 'directoryUpdated: 2030-01-05'),
      );
      const site = join(place, 'site');
      const build = [resolve('node_modules/astro/bin/astro.mjs'), 'build', '--root', 'site'];
      const child = spawn(process.execPath, [...build, '--silent'], {
        stdio: 'inherit',
        env: {
          ...process.env,
          CONTENT_DIR: edition,
          SITE_DIR: site,
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      });
      const status = await new Promise((ended) => child.once('close', ended));
      if (status !== 0) throw new Error('The next build did not succeed; the reason stands above.');
      await use(site);
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
