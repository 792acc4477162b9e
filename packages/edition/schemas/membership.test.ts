import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { membershipSchema } from './membership.ts';

it('the rule without a file is the one that a new edition begins with', () => {
  const written: unknown = parse(readFileSync('editions/journeys/membership.yaml', 'utf8'));
  expect(membershipSchema.parse({})).toEqual(written);
});
