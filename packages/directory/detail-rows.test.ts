import { expect, it } from 'vitest';
import { detailRows, licenseName, verifyHref, workLine } from './detail-rows.ts';
import { detailed, member, sampleWording } from './members.fixture.ts';

it('has a row for everything a member states', () =>
  expect(
    detailRows(detailed, sampleWording).map(({ title, text, href }) => [title, text, href]),
  ).toEqual([
    ['Credential', 'Certified Residential Appraiser', undefined],
    ['License', '5512345-CR00', 'https://x.example.org/check?id=5512345-CR00'],
    ['Counties', 'Salt Lake, Utah', undefined],
    ['Work', 'Estates, A divorce', undefined],
    ['Homeowners', 'Takes work from homeowners', undefined],
    ['Languages', 'Spanish, Tongan', undefined],
    ['Designations', 'SRA, AI-RRS', undefined],
    ['Website', 'www.example.org/ruth', 'https://www.example.org/ruth/'],
  ]));

it('has no rows and no lines for a member who states nothing', () => {
  expect(detailRows(member(), sampleWording)).toEqual([]);
  expect(workLine(member(), sampleWording)).toBe('');
  expect(licenseName(member(), sampleWording)).toBe('');
});

it('says on one line who takes no work, what they do, and their languages', () => {
  const line = (given: Parameters<typeof member>[0]) => workLine(member(given), sampleWording);
  expect(workLine(detailed, sampleWording)).toBe('Speaks Spanish, Tongan · Estates, A divorce');
  expect(line({ homeowners: 'no', work: 'estate' })).toBe(
    'Not taking work from homeowners · Estates',
  );
  expect(line({ homeowners: 'not now' })).toBe('Not taking new work now');
  expect(workLine(member({ homeowners: 'no' }), sampleWording, 'Works in Kane County')).toBe(
    'Not taking work from homeowners · Works in Kane County',
  );
  expect(line({ homeowners: 'yes' })).toBe('');
});

it('lists kinds of work in the order of the edition', () => {
  const work = ['divorce; estate', 'estate; divorce', 'divorce; gone; estate'];
  for (const kinds of work)
    expect(workLine(member({ work: kinds }), sampleWording)).toBe('Estates, A divorce');
});

it.each([
  [{ credential: 'certified-residential', license: '55-A' }, 'Certified Residential'],
  [{ license: '55-A' }, 'License'],
])('%j is on a card as %s', (given, name) =>
  expect(licenseName(member(given), sampleWording)).toBe(name),
);

it('fills in a number for the address that shows a license', () => {
  const numbered = member({ license: '5$& 1/2' });
  expect(verifyHref(numbered, sampleWording)).toBe(
    'https://x.example.org/check?id=5%24%26%201%2F2',
  );
  expect(verifyHref(member(), sampleWording)).toBeUndefined();
  expect(verifyHref(numbered, { ...sampleWording, verifyUrl: undefined })).toBeUndefined();
});
