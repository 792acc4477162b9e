// The desk in every engine: a volunteer opens it, changes a member, is refused, saves, and sees it.
import { expect } from 'vitest';
import { openDesk } from '#support/desk-under-test.ts';
import { engineTest as base } from './engine-test.ts';
import { Visitor } from './visitor.ts';

const test = base
  .extend('desk', async ({ visitor: _any }, { onCleanup }) => {
    const desk = await openDesk();
    onCleanup(desk.close);
    return desk;
  })
  .extend('volunteer', ({ visitor, desk }) => new Visitor(visitor.window, desk.address));

const telephone = async (volunteer: Visitor) => (await volunteer.one('field', 'Telephone')).value;

test('a member is corrected: what cannot be is said, what can be is in the file and on the page', async ({
  volunteer,
  desk,
}) => {
  await volunteer.open('#/members');
  await volunteer.fill('Look for a member', 'sorensen');
  await volunteer.press('link', 'Dallin Sorensen');
  const before = desk.read('members.csv');
  await volunteer.fill('Telephone', '555');
  await volunteer.press('button', 'Save');
  await expect.poll(async () => (await volunteer.texts('alert')).join()).toContain('eleven digits');
  expect(desk.read('members.csv')).toBe(before);
  await volunteer.fill('Telephone', '13855550139');
  await volunteer.press('button', 'Save');
  await expect
    .poll(async () => (await volunteer.at({ within: 'main' }).texts('status')).join())
    .toContain('Saved');
  expect(desk.read('members.csv')).toContain('\n3,Dallin,Sorensen,13855550139,');
  await volunteer.reload();
  await expect.poll(() => telephone(volunteer)).toBe('13855550139');
});

test('a fact is changed with the keys alone', async ({ volunteer, desk }) => {
  await volunteer.open('#/forms/facts');
  await volunteer.fill('Dues', '$120');
  await volunteer.window.key('Enter');
  await expect
    .poll(async () => (await volunteer.at({ within: 'main' }).texts('status')).join())
    .toContain('Saved');
  expect(desk.read('facts.yaml')).toContain('dues: $120');
});
