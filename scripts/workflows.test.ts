// What every scheduled workflow keeps to. What each does is tested beside its programs.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflow = z.object({
  on: z.looseObject({ schedule: z.array(z.object({ cron: z.string() })) }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

const files = globSync('.github/workflows/*.yml');

it('there are workflows', () => expect(files.length).toBeGreaterThan(1));

describe.each(files)('%s', (file) => {
  const { on, jobs } = workflow.parse(parse(readFileSync(file, 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('comes once a week', () =>
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }]));

  it('takes actions from their official owners, by a major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });

  it('puts nothing into its scripts that somebody else has written', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});
