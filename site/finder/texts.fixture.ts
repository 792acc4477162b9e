// Texts that a visitor or a program may put into the search box.

import { type Criteria, criteriaFromQuery, radii } from '@appraisers/directory/criteria.ts';
import { anyChar } from '@appraisers/directory/search.fixture.ts';
import fc from 'fast-check';

/** Texts that have broken other searches. */
const hostile: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; DROP TABLE members; --",
  '^(a+)+$',
  '(?:){99999}',
  '%00%FF%ZZ',
  '../../etc/passwd',
  '{dues}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '👩‍👩‍👧‍👦',
  'سولت ليك سيتي',
  '\u202eovorP\u202c',
  '\u0000\u0007\u001b[31m84604',
  '\ud83c',
  '٨٤٦٠٤',
  '８４６０４',
  'İIıi',
  `e${'\u0301'.repeat(199)}`,
  // One character that is spelled out as eighteen letters.
  'ﷺ'.repeat(200),
  `sa${'ﬃ'.repeat(198)}`,
  'a'.repeat(200),
  '8'.repeat(200),
  ', '.repeat(100),
  'x'.repeat(10_000),
];

const part = fc.string({ unit: 'grapheme', maxLength: 12 });
const leading = fc.constantFrom('', ' ', 'near ', 'the ', '12 Main Street, ', 'ST. ', 'n ');
const trailing = fc.constantFrom('', ' ', ',', ', UT', ' ut 84604', ' AFB', ' 84604-1234', '.');

/** A name typed in haste: an extra, missing or wrong letter, or another case. */
const misspelled = (names: fc.Arbitrary<string>) =>
  fc
    .tuple(names, fc.nat({ max: 30 }), part, fc.constantFrom('in', 'out', 'wrong', 'loud', 'short'))
    .map(([name, place, letters, how]) => {
      const at = place % (name.length + 1);
      if (how === 'loud') return name.toUpperCase();
      if (how === 'short') return name.slice(0, at);
      const rest = name.slice(how === 'in' ? at : at + 1);
      return name.slice(0, at) + (how === 'out' ? '' : letters.slice(0, 3)) + rest;
    });

/** Any text. Some are these names, or misspell them. */
function anyText(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names);
  return fc.noBias(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(leading, name, trailing).map((parts) => parts.join('')) },
      { weight: 4, arbitrary: misspelled(name) },
      {
        weight: 2,
        arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 12 }),
      },
      { weight: 1, arbitrary: fc.constantFrom(...hostile) },
      { weight: 1, arbitrary: fc.string({ unit: anyChar, maxLength: 300 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
          .map((halves) => String.fromCharCode(...halves)),
      },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit: anyChar, minLength: 1, maxLength: 30 })
          .map((text) => text.repeat(200).slice(0, 400)),
      },
    ),
  );
}

/** What the fields of the search box may hold. */
export const anyFields = (names: readonly string[]): fc.Arbitrary<Criteria> =>
  fc.record({
    near: anyText(names),
    by: fc.constantFrom('zip', 'city'),
    within: fc.constantFrom(...radii),
  });

/** Reads the fields as the search box does, which cuts a long text. */
export function criteriaOf({ near, by, within }: Criteria): Criteria {
  const query = new URLSearchParams({ near, by, within: String(within) });
  const criteria = criteriaFromQuery(query.toString());
  if (!criteria) throw new Error(`No search came from ${query}.`);
  return criteria;
}
