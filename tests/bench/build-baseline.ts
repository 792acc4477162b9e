// Builds tests/bench/baseline/, the generated site, with the texts and members of the edition.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { edition as selected } from '@appraisers/edition/loaders/edition.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';

const project = 'tests/bench/baseline';
export const baselineFolder = resolve('.built/baseline');

function writeJson(file: string, value: unknown): void {
  writeFileSync(`${project}/${file}`, `${JSON.stringify(value)}\n`);
}

function writeContent(edition: Edition): void {
  for (const folder of ['src/data', 'public'])
    mkdirSync(`${project}/${folder}`, { recursive: true });
  const { name, map, search } = edition.region.read();
  writeJson('src/data/members.json', edition.members.read());
  writeJson('src/data/words.json', {
    site: edition.site.read(),
    region: { name, map, search },
    pages: {
      '/': { ...edition.homePage.read(), benefits: edition.benefits.read() },
      '/about': { ...edition.aboutPage.read(), people: edition.board.read() },
      '/membership': { ...edition.membershipPage.read(), committees: edition.committees.read() },
      '/resources': { ...edition.resourcesPage.read(), links: edition.resources.read() },
      '/events': { ...edition.eventsPage.read(), dates: edition.events.read() },
      '/join': edition.joinPage.read(),
    },
  });
  const { zips, cities } = edition.gazetteer.read();
  const extra = edition.places.read();
  const places = (rows: readonly (readonly [string, number, number, ...unknown[]])[]) =>
    rows.map(([name, lat, lng]) => ({ name, lat, lng }));
  writeJson('public/gazetteer.json', {
    zips: [...extra.zips.map(({ zip, lat, lng }) => ({ name: zip, lat, lng })), ...places(zips)],
    cities: [...extra.names, ...places(cities)],
  });
}

/** Builds into a folder, as its makers would: `tsc && vite build`. */
export function buildBaseline(edition = selected, folder = baselineFolder): void {
  writeContent(edition);
  const run = (script: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  run('node_modules/typescript/bin/tsc', '-p', project);
  run(
    'tests/bench/node_modules/vite/bin/vite.js',
    ...['build', project, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
  );
}
