import { expect, it } from 'vitest';
import { hasDetails, listItems } from './member-details.ts';
import { member } from './members.fixture.ts';

it('reads the entries of a list field', () =>
  expect(['', ' ; ', 'Utah', 'Salt Lake; Utah;'].map(listItems)).toEqual([
    [],
    [],
    ['Utah'],
    ['Salt Lake', 'Utah'],
  ]));

it('knows members who say nothing about their work', () =>
  expect([member(), member({ languages: 'Spanish' })].map(hasDetails)).toEqual([false, true]));
