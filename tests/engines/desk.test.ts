// The desk in each engine: a volunteer enters a wrong phone number, corrects it, saves and sees the result.
import { expect } from 'vitest';
import { openDesk } from '#support/desk-under-test.ts';
import { engineTest } from './engine-test.ts';
import { Visitor } from './visitor.ts';

engineTest('a volunteer corrects a member', async ({ visitor, onTestFinished }) => {
  const desk = await openDesk();
  onTestFinished(desk.close);
  const volunteer = new Visitor(visitor.window, desk.address);
  const phone = async () => (await volunteer.one('field', 'Phone')).value;
  await volunteer.open('#/members');
  await volunteer.fill('Find a member', 'sorensen');
  await volunteer.press('link', 'Dallin Sorensen');
  const before = desk.read('members.csv');
  await volunteer.fill('Phone', '555');
  await volunteer.press('button', 'Save');
  await expect.poll(() => volunteer.words('alert')).toContain('Enter 1 and then the 10 digits');
  expect(desk.read('members.csv')).toBe(before);
  await volunteer.fill('Phone', '13855550139');
  await volunteer.press('button', 'Save');
  const main = volunteer.at({ within: 'main' });
  await expect.poll(() => main.words('status')).toContain('Saved');
  expect(desk.read('members.csv')).toContain('\n3,Dallin,Sorensen,13855550139,');
  await volunteer.reload();
  await expect.poll(phone).toBe('13855550139');
});
