// Builds both sites of an edition: this one, and tests/bench/baseline/ with the same texts, members and places.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';

const project = 'tests/bench/baseline';

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  execFileSync(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A copy of editions/journeys with so many invented members. */
export function largeEdition(count: number): Edition {
  run('tests/run/large-edition.ts', [`${count}`]);
  return openEdition(`.built/large-${count}`);
}

function writeContent(edition: Edition): void {
  mkdirSync(`${project}/src/data`, { recursive: true });
  const writeJson = (file: string, value: unknown) =>
    writeFileSync(`${project}/src/data/${file}`, JSON.stringify(value));
  const { name, map, search } = edition.region.read();
  writeJson('members.json', edition.members.read());
  writeJson('words.json', {
    site: edition.site.read(),
    region: { name, map, search },
    pages: {
      '/': { ...edition.pages.home.read(), benefits: edition.benefits.read() },
      '/about': { ...edition.pages.about.read(), people: edition.board.read() },
      '/membership': { ...edition.pages.membership.read(), committees: edition.committees.read() },
      '/resources': { ...edition.pages.resources.read(), links: edition.resources.read() },
      '/events': { ...edition.pages.events.read(), dates: edition.events.read() },
      '/join': edition.pages.join.read(),
    },
  });
  const { zips, cities } = edition.gazetteer.read();
  const extra = edition.places.read();
  const places = (rows: readonly (readonly [string, number, number, ...unknown[]])[]) =>
    rows.map(([name, lat, lng]) => ({ name, lat, lng }));
  writeJson('gazetteer.json', {
    zips: [...extra.zips.map(({ zip, lat, lng }) => ({ name: zip, lat, lng })), ...places(zips)],
    cities: [...extra.names, ...places(cities)],
  });
}

/** Builds both, and returns their folders. */
export function buildBoth(edition: Edition) {
  const name = basename(edition.folder);
  const folders = { own: `.built/sites/bench-${name}`, generated: `.built/generated-${name}` };
  const env = { CONTENT_DIR: edition.folder, SITE_DIR: folders.own };
  run('node_modules/astro/bin/astro.mjs', ['build', '--root', 'site', '--silent'], env);
  writeContent(edition);
  run('tests/bench/node_modules/vite/bin/vite.js', [
    ...['build', project, '--outDir', resolve(folders.generated)],
    ...['--emptyOutDir', '--logLevel', 'error'],
  ]);
  return folders;
}
