// The sites that `npm test` builds, and the programs that test them.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

type Test = {
  readonly program: 'playwright' | 'vitest';
  readonly args: readonly string[];
  /** The server that it visits. Without it, the one of `npm start`. */
  readonly host?: string;
  /** The packages of Debian that it needs. */
  readonly needs?: readonly string[];
};

export type Site = {
  /** The edition to build. */
  readonly edition: string;
  /** The programs that make the edition, with their arguments. */
  readonly makers?: readonly (readonly string[])[];
  readonly tests: readonly Test[];
};

/** Each site has its own folder, so that one builds while another is tested. */
export const envOf = ({ edition }: Site) => ({
  CONTENT_DIR: edition,
  SITE_DIR: `.built/sites/${basename(edition)}`,
});

/** Browser tests. A shared defect fails many, each after its timeout: 20 are enough to find it. */
const browse = (...args: readonly string[]): Test => ({
  program: 'playwright',
  args: ['test', ...args, '--max-failures=20'],
});

const engines = (args: readonly string[]): Test => ({
  program: 'vitest',
  args: ['run', '--config', 'vitest.engines.config.ts', ...args],
  needs: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
});

const hosts = (args: readonly string[]): readonly Test[] =>
  ['Workers', 'nginx', 'Apache'].map((host) => ({
    ...browse('tests/hosts/', ...args),
    host,
    needs: ['nginx-light', 'apache2-bin'],
  }));

const journeys = (...tests: readonly Test[]): Site => ({ edition: 'editions/journeys', tests });

/** All specs but those that run on other sites. */
const everySpec = browse('--grep-invert', 'any-edition|large-directory|below-a-path');

const idaho: Site = {
  edition: 'editions/idaho',
  tests: [browse('any-edition', 'gates-files')],
};

/** The maker of the first edition of a state. */
const newEdition = (folder: string, state: string) =>
  ['makers/new-edition.ts', folder, '--state', state, '--yes', '--keep-selection'] as const;

const made: readonly Site[] = [
  {
    edition: '.built/owners-year',
    makers: [['tests/run/owners-year.ts']],
    tests: [browse('any-edition', 'gates', 'states', 'below-a-path')],
  },
  {
    edition: '.built/first-day',
    makers: [newEdition('.built/first-day', 'VT')],
    tests: [browse('gates', 'states')],
  },
  ...[2000, 5000].map((count) => ({
    edition: `.built/large-${count}`,
    makers: [['tests/run/large-edition.ts', `${count}`]],
    tests: [browse('large-directory')],
  })),
];

const allStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';

/** The first editions of states with some members. */
function states(args: readonly string[]): readonly Site[] {
  const options = { part: { type: 'string', default: '1/1' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const requested = positionals.length > 0 ? positionals : allStates.split(' ');
  return requested
    .filter((_, at) => at % parts === part - 1)
    .map((state) => ({ state, edition: `.built/states/${state}` }))
    .map(({ state, edition }) => ({
      edition,
      makers: [newEdition(edition, state), ['tests/run/large-edition.ts', '24', edition]],
      tests: [browse('any-edition', 'gates-files')],
    }));
}

/** The sites and their tests that the arguments of `npm test` select. */
export function sitesFor([option, ...args]: readonly string[]): readonly Site[] {
  switch (option) {
    case undefined:
      return [journeys(everySpec), idaho];
    case '--all':
      return [journeys(everySpec, engines([]), ...hosts([])), idaho, ...made];
    case '--engines':
      return [journeys(engines(args))];
    case '--hosts':
      return [journeys(...hosts(args))];
    case '--states':
      return states(args);
    default:
      return [journeys(browse(option, ...args))];
  }
}
