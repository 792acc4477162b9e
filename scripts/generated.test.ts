// The committed files that scripts make: made again, they come out the same to the byte.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleEditions } from '#loaders/sample-editions.ts';

type Generator = {
  readonly script: string;
  /** The edition it works for. */
  readonly folder?: string;
  readonly reads: readonly string[];
  readonly makes: readonly string[];
};

const generators: readonly Generator[] = [
  ...sampleEditions.flatMap((folder) => [
    {
      script: 'make-gazetteer',
      folder,
      reads: [`${folder}/region.yaml`],
      makes: [`${folder}/region/gazetteer.json`],
    },
    {
      script: 'make-map-base',
      folder,
      reads: [`${folder}/region.yaml`, `${folder}/region/gazetteer.json`],
      makes: [`${folder}/region/map-base.json`],
    },
  ]),
  {
    script: 'subset-fonts',
    reads: [],
    makes: ['src/fonts/besley.woff2', 'src/fonts/public-sans.woff2'],
  },
];

const scratch = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe.each(generators)('$script', ({ script, folder = 'editions/journeys', reads, makes }) => {
  it(`makes the committed ${makes.join(', ')}`, { timeout: 60_000 }, () => {
    const cwd = join(scratch, folder, script);
    for (const file of [...reads, ...makes])
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
    for (const file of reads) copyFileSync(file, join(cwd, file));
    // On a clock and in a language of elsewhere: neither may show.
    const env = {
      ...process.env,
      CONTENT_DIR: folder,
      TZ: 'Asia/Tokyo',
      LANG: 'cs_CZ.UTF-8',
      LC_ALL: 'cs_CZ.UTF-8',
    };
    execFileSync(process.execPath, [resolve(`scripts/${script}.ts`)], { cwd, env });
    for (const file of makes) {
      expect(readFileSync(join(cwd, file)).equals(readFileSync(file)), file).toBe(true);
    }
  });
});
