import { describe, expect, it } from 'vitest';
import { member } from './members.fixture.ts';
import { countFitting, fitOf, knownNeed, type Need, statedLanguages } from './need.ts';

const fromLender = { work: 'divorce', isFromLender: true };
const spanishDivorce = { work: 'divorce', language: 'spanish' };

describe('how well a member fits', () => {
  it.each([
    ['lists the work', { work: 'estate; divorce' }, { work: 'divorce' }, 'fits'],
    ['lists nothing', {}, { work: 'divorce' }, 'unstated'],
    ['lists other work', { work: 'estate' }, { work: 'divorce' }, 'other'],
    ['takes no homeowners', { work: 'divorce', homeowners: 'no' }, { work: 'divorce' }, 'closed'],
    ['takes none now', { homeowners: 'not now' }, { work: 'divorce' }, 'busy'],
    ['works for the lender', { work: 'divorce', homeowners: 'no' }, fromLender, 'fits'],
    ['takes homeowners', { work: 'divorce', homeowners: 'yes' }, { work: 'divorce' }, 'fits'],
    ['has a longer word', { work: 'divorce-court' }, { work: 'divorce' }, 'other'],
    ['speaks it', { languages: 'Tongan; Spanish' }, { language: 'spanish' }, 'fits'],
    ['lists other languages', { languages: 'Tongan' }, { language: 'spanish' }, 'other'],
    ['fits both', { work: 'divorce', languages: 'Spanish' }, spanishDivorce, 'fits'],
    ['fits one, and lists no language', { work: 'divorce' }, spanishDivorce, 'unstated'],
    ['fits one only', { work: 'divorce', languages: 'Tongan' }, spanishDivorce, 'other'],
  ] as const)('who %s', (_what, details, need, fit) =>
    expect(fitOf(member(details), need)).toBe(fit),
  );
});

it('lists the languages that members state by slug, in alphabetical order', () => {
  const members = [
    member({ languages: 'Tongan; Haitian Creole' }),
    member({ languages: 'Tongan' }),
  ];
  expect([...statedLanguages(members)]).toEqual([
    ['haitian-creole', 'Haitian Creole'],
    ['tongan', 'Tongan'],
  ]);
});

describe('the need of an address', () => {
  const known = {
    wording: { reasons: [{ id: 'divorce', name: 'A divorce' }] },
    languages: new Map([['spanish', 'Spanish']]),
    statesWork: true,
  };
  it.each([
    [{}, {}],
    [{ for: 'divorce' }, { for: 'divorce' }],
    [{ for: 'castle', language: 'spanish' }, { language: 'spanish' }],
    [{ for: 'divorce', language: 'klingon' }, { for: 'divorce' }],
    [
      { for: 'Divorce', language: 'Spanish' },
      { for: 'divorce', language: 'spanish' },
    ],
    [{ for: '__proto__', language: 'constructor' }, {}],
  ])('%j: the finder knows %j', (asked: Need, need: Need) =>
    expect(knownNeed(asked, known)).toEqual({ ...need, work: need.for, isFromLender: false }),
  );

  it('fits also a member who takes no work from homeowners when a lender orders, and not one who states nothing', () => {
    const reasons = [{ id: 'divorce', name: 'A divorce', orderedBy: 'lender' } as const];
    const need = knownNeed({ for: 'divorce' }, { ...known, wording: { reasons } });
    const members = [member({ work: 'divorce', homeowners: 'no' }), member()];
    expect(countFitting(members, need)).toBe(1);
  });

  it('orders nothing by a reason where no member states work', () => {
    const asked = { for: 'divorce', language: 'spanish' };
    expect(knownNeed(asked, { ...known, statesWork: false })).toMatchObject({
      ...asked,
      work: undefined,
    });
  });
});
