// What every workflow keeps to. What each does is tested beside its programs.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflow = z.object({
  on: z.looseObject({ schedule: z.array(z.object({ cron: z.string() })).optional() }),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  concurrency: z.looseObject({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number().max(90),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
          run: z.string().optional(),
        }),
      ),
    }),
  ),
});

const files = globSync('.github/workflows/*.yml');
const read = (file: string) => workflow.parse(parse(readFileSync(file, 'utf8')));
const { devDependencies } = z
  .object({ devDependencies: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

it('there are workflows', () => expect(files.length).toBeGreaterThan(4));

describe.each(files)('%s', (file) => {
  const { on, permissions, jobs } = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const given = (action: string) =>
    steps.flatMap(({ uses = '', with: options }) => (uses.startsWith(action) ? [options] : []));

  it('that comes by the clock comes once a week', () => {
    for (const { cron } of on.schedule ?? []) expect(cron).toMatch(/^\d+ \d+ \* \* \d$/);
  });

  it('takes actions from GitHub itself, by a major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used)
      expect(action).toMatch(/^(actions\/[a-z-]+|github\/codeql-action\/[a-z]+)@v\d+$/);
  });

  it('puts nothing into its scripts that somebody else has written', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('gives a change from elsewhere no right but to say what is wrong with it', () => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    if (!('pull_request' in on)) return;
    const { 'security-events': _, ...others } = permissions;
    expect(new Set(Object.values(others))).toEqual(new Set(['read']));
  });

  it('leaves no key in the files', () => {
    expect(given('actions/checkout').length).toBeGreaterThan(0);
    for (const options of given('actions/checkout'))
      expect(options).toMatchObject({ 'persist-credentials': false });
  });

  it('runs on the Node of the project, with packages that were fetched before', () => {
    const [major] = devDependencies.node.split('.');
    for (const options of given('actions/setup-node'))
      expect(options).toEqual({ 'node-version': Number(major), cache: 'npm' });
  });
});

it('no two come at the same time, or cancel each other', () => {
  const times = files.flatMap((file) => read(file).on.schedule ?? []).map(({ cron }) => cron);
  const groups = files.map((file) => read(file).concurrency.group);
  expect(new Set(times).size).toBe(times.length);
  expect(new Set(groups).size).toBe(groups.length);
});

describe('what the code host renews', () => {
  const { updates } = z
    .object({
      updates: z.array(
        z.object({
          'package-ecosystem': z.string(),
          directory: z.string(),
          schedule: z.object({ interval: z.string() }),
          groups: z.record(z.string(), z.unknown()),
        }),
      ),
    })
    .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));

  it('are packages and actions, together, once a week', () => {
    const kinds = updates.map((update) => update['package-ecosystem']);
    expect(kinds).toEqual(expect.arrayContaining(['npm', 'github-actions']));
    for (const { schedule, groups } of updates) {
      expect(schedule.interval).toBe('weekly');
      expect(Object.keys(groups)).toHaveLength(1);
    }
  });

  const folders = globSync(['package-lock.json', '*/package-lock.json']).map(dirname);

  it('is every folder with packages of its own', () => {
    const npm = updates.filter((update) => update['package-ecosystem'] === 'npm');
    const named = npm.map(({ directory }) => directory.slice(1) || '.');
    expect(named.sort()).toEqual(folders.sort());
  });

  // .npmrc sees to it; whoever renews packages without reading that is told here.
  it.each(folders)('names no address of a registry in %s', (folder) =>
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).not.toMatch(
      /"resolved": "https?:/,
    ),
  );
});
