import { describe, expect, it } from 'vitest';
import { splitName } from './full-name.ts';

describe('a name from one column', () => {
  it.each([
    ['Ruth Abernathy', 'Ruth', 'Abernathy'],
    ['Abernathy, Ruth', 'Ruth', 'Abernathy'],
    ['Ruth Q. Abernathy', 'Ruth Q.', 'Abernathy'],
    ['Abernathy, Ruth Q.', 'Ruth Q.', 'Abernathy'],
    ['Ruth Abernathy, SRA', 'Ruth', 'Abernathy'],
    ['Ruth Abernathy, MAI, AI-RRS', 'Ruth', 'Abernathy'],
    ['Dr. Ruth Abernathy', 'Ruth', 'Abernathy'],
    ['Dallin Sorensen Jr.', 'Dallin', 'Sorensen Jr.'],
    ['Dallin Sorensen, III', 'Dallin', 'Sorensen III'],
    ['Pieter van der Berg', 'Pieter', 'van der Berg'],
    ['Van Nguyen', 'Van', 'Nguyen'],
  ])('%s is first name %s, last name %s', (written, firstName, lastName) =>
    expect(splitName(written)).toEqual({ firstName, lastName }),
  );

  it.each(['Abernathy', '', 'a, b, c', ', Ruth'])('"%s" is not', (written) =>
    expect(splitName(written)).toBeUndefined(),
  );
});
