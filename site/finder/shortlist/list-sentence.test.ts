import { sampleIndex } from '@appraisers/directory/members.fixture.ts';
import { membersOnList } from '@appraisers/directory/shortlist.ts';
import { describe, expect, it } from 'vitest';
import { isSame, listSentence, missingSentence } from './list-sentence.ts';

const answer = (...list: number[]) => membersOnList(list, sampleIndex);

describe('what is said over a list', () => {
  it.each([
    [answer(1, 2), true, /^Your list, kept in this browser\./],
    [answer(1, 2), false, /^Whoever gave you this address chose these people\./],
    [answer(900), false, /^Nobody is left on this list\./],
    [answer(), true, /^No members are named in this address\./],
  ])('to %j is whose it is, and what to do', (result, isOwn, says) => {
    expect(listSentence(result, isOwn)).toMatch(says);
  });

  it.each([
    [answer(1), undefined],
    [answer(1, 900), '1 of this list is no longer in the directory.'],
    [answer(900, 1, 901), '2 of this list are no longer in the directory.'],
  ])('to %j is who is missing', (result, says) => expect(missingSentence(result)).toBe(says));
});

describe('two lists', () => {
  it.each([
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[], [], true],
  ])('%j and %j are the same: %s', (one, other, same) => {
    expect(isSame(answer(...one).appraisers, answer(...other).appraisers)).toBe(same);
  });
});
