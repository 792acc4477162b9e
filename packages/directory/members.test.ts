import { expect, it } from 'vitest';
import { fullName } from './appraiser.ts';
import { member, sampleNames } from './members.fixture.ts';
import { indexMembers } from './members.ts';

it('lists members by last name, then by first name, whatever their case and accents', () => {
  const members = ['Zoe Ford', 'Zoe Élan', 'Abe Colter', 'Zoe beck', 'Zoe Ames', 'Abe Ames']
    .map((name) => name.split(' '))
    .map(([firstName = '', lastName = '']) => member({ firstName, lastName }));
  expect(indexMembers(members, sampleNames).appraisers.map(fullName)).toEqual([
    ...['Abe Ames', 'Zoe Ames', 'Zoe beck', 'Abe Colter', 'Zoe Élan', 'Zoe Ford'],
  ]);
});
