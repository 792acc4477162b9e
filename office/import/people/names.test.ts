import { describe, expect, it } from 'vitest';
import { namesInCase, splitName } from './names.ts';

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

describe('a name in capitals', () => {
  it.each([
    ["O'BRIEN-SMITH", "O'Brien-Smith"],
    ['O’NEILL', 'O’Neill'],
    ['MCDONALD', 'McDonald'],
    ['MACDONALD', 'MacDonald'],
    ['MACHADO', 'Machado'],
    ['VAN DER BERG', 'van der Berg'],
    ['DE LA CRUZ', 'de la Cruz'],
    ['ST. JOHN', 'St. John'],
    ['NÚÑEZ', 'Núñez'],
    ['SMITH III', 'Smith III'],
    ['SMITH JR.', 'Smith Jr.'],
    ['LE', 'Le'],
  ])('%s is read as %s', (lastName, read) =>
    expect(namesInCase({ firstName: 'RUTH', lastName })).toEqual({
      firstName: 'Ruth',
      lastName: read,
    }),
  );

  it.each([
    ['MARY-ANN', 'Mary-Ann'],
    ['JOHN E', 'John E'],
    ['J.R.', 'J.R.'],
    ['BEN ALAN', 'Ben Alan'],
    ['DI', 'Di'],
    ['ED', 'Ed'],
    ['NÉVIL', 'Névil'],
  ])('%s is read as %s, as a first name', (firstName, read) =>
    expect(namesInCase({ firstName, lastName: 'AMES' }).firstName).toBe(read),
  );

  it('may be one of the two alone, and one without any capitals is read, too', () => {
    expect(namesInCase({ firstName: 'Jean', lastName: 'DUPONT' }).lastName).toBe('Dupont');
    expect(namesInCase({ firstName: 'ruth', lastName: 'ames' })).toEqual({
      firstName: 'Ruth',
      lastName: 'Ames',
    });
  });

  it.each([
    ['JD', 'Ames'],
    ['Ruth', 'McDonald'],
    ['Ruth', 'van der Berg'],
    ['DeAnn', 'LeRoy'],
    ['李', '王'],
  ])('is not what %s %s is', (firstName, lastName) =>
    expect(namesInCase({ firstName, lastName })).toEqual({ firstName, lastName }),
  );
});
