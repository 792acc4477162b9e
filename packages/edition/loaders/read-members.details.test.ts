import { describe, expect, it } from 'vitest';
import { issuesOf } from './content-error.ts';
import { readListCell } from './detail-names.ts';
import { edition } from './edition.ts';
import { sampleDetails } from './editions.fixture.ts';
import { memberRow, oneIssue, readMembers, withHeader } from './members-file.fixture.ts';
import { openEdition } from './open-edition.ts';

const details = {
  license: '5551234-CR00',
  credential: 'certified-residential',
  counties: 'Utah; Salt Lake; San Juan',
  work: 'estate; tax-appeal',
  homeowners: 'not now',
  languages: 'Spanish; American Sign Language; Tagalog',
  designations: 'SRA; AI-RRS',
  website: 'https://www.example.org/ruth',
};

describe('details of a member', () => {
  it('are read as they are written', () =>
    expect(readMembers(withHeader(memberRow(details)))).toMatchObject([details]));

  it.each([
    ['counties', 'Utah; Salt Lake Co.', '"Salt Lake Co." isn\'t a county of Utah. Enter Salt'],
    ['counties', 'Cook', '"Cook" isn\'t a county of Utah. Enter Beaver, Box Elder, Cache,'],
    ['counties', 'Kane; Iron; Kane', '"Kane" is in the list twice. Remove one of the two.'],
    ['counties', '"Utah, Kane"', "isn't a county of Utah. Enter Utah; Kane, or leave it out."],
    ['work', 'A divorce', '"A divorce" isn\'t a kind of work in reasons.yaml. Enter divorce,'],
    ['work', 'farms', 'Enter estate, divorce, tax-appeal'],
    ['languages', 'spanish', '"spanish" isn\'t the English name of a language. Enter Spanish,'],
    ['languages', 'Legalese', 'Enter the English name of a language, or leave it out.'],
    ['credential', 'trainee', 'Enter one of these: licensed, certified-residential,'],
    ['website', 'http://example.org', "isn't a web address that works here. Enter a"],
  ])('are rejected with a suggestion: %s "%s"', (field, cell, message) => {
    const issue = oneIssue(memberRow(), memberRow({ id: '2', [field]: cell }));
    expect(issue).toContain(`line 3, ${field}: `);
    expect(issue).toContain(message);
  });

  it('have no field for a home address', () =>
    expect(() => readMembers('id,homeAddress\n1,12 Main St\n')).toThrow('homeAddress'));

  it('name kinds of work by ids that no other reason has', () => {
    const [first, second = '', ...rest] = edition.readText('reasons.yaml').split('  - id: ');
    const twice = [first, second, second, ...rest].join('  - id: ');
    const issues = issuesOf(openEdition(edition.folder, { 'reasons.yaml': twice }).validate);
    expect(issues).toMatchObject([
      { field: 'id', reason: 'Entry 1 already has the id "estate".', path: ['reasons', 1, 'id'] },
    ]);
  });
});

describe('the entries of a cell', () => {
  const { county, reason } = sampleDetails;
  it.each([
    ['Utah;Salt Lake County', ['Utah', 'Salt Lake']],
    ['Utah, salt lake co, UTAH', ['Utah', 'Salt Lake']],
    ['Utah\nCounty of Kane | Box Elder County, UT', ['Utah', 'Kane', 'Box Elder']],
  ])('may have other separators and spellings: %j', (text, known) =>
    expect(readListCell(text, county.valueFor)).toEqual({ known, unknown: [] }),
  );

  it('may be unknown', () =>
    expect(readListCell('Utah, Coock', county.valueFor)).toEqual({
      known: ['Utah'],
      unknown: ['Coock'],
    }));

  it('may be the names that visitors read', () =>
    expect(readListCell('An estate; Removing mortgage insurance (PMI)', reason?.valueFor)).toEqual({
      known: ['estate', 'mortgage-insurance'],
      unknown: [],
    }));
});
