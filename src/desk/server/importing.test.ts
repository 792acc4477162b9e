import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importAtDesk } from './importing.ts';
import { sampleDesk } from './sample-desk.ts';

const desk = sampleDesk({ recorded: false });
const home = process.cwd();
const now = new Date(2026, 10, 22, 14, 5, 9);
const at = { now, today: '2026-11-22', backups: 'backups' };
const look = { hash: undefined, save: false, leaveOut: false, fewer: false };
const given = () => readFileSync(`${home}/src/member-import/samples/novi.csv`);

it('shows what would change and writes nothing; saves only what was agreed to and looked at', async () => {
  const before = desk.read('members.csv');
  const shown = await importAtDesk('novi.csv', given(), look, at);
  expect(shown).toMatchObject({ kind: 'shown', never: undefined });
  expect(shown.asks.refused).toBeGreaterThan(0);
  expect(shown.asks.fewer).toContain('more than a fifth fewer');
  expect(JSON.stringify(shown)).not.toContain('--');
  expect(shown.coverage?.sentences[0]).toMatch(/^\d+ members in/);

  const half = { ...look, save: true, hash: shown.hash, leaveOut: true };
  expect((await importAtDesk('novi.csv', given(), half, at)).kind).toBe('stopped');
  expect(desk.read('members.csv')).toBe(before);

  const agreed = { ...half, fewer: true };
  desk.write('members.csv', before.replace('Dallin', 'Dall'));
  await expect(importAtDesk('novi.csv', given(), agreed, at)).rejects.toThrow('was changed since');
  desk.write('members.csv', before);
  expect((await importAtDesk('novi.csv', given(), agreed, at)).kind).toBe('written');
  expect(desk.read('members.csv')).not.toBe(before);
});
