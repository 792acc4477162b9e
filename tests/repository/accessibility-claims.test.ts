// Each claim on /accessibility has tests behind it, which exist under these titles.
import { readFileSync } from 'node:fs';
import { claimTests } from '@appraisers/edition/schemas/accessibility-page.ts';
import { describe, expect, it } from 'vitest';

type ClaimTest = (typeof claimTests)[number];

/** The titles of the tests by file, with * for each variable part. A name alone is a browser test. */
const titles: Readonly<Record<ClaimTest, Readonly<Record<string, readonly string[]>>>> = {
  axe: {
    'tests/gates/gates.spec.ts': [
      'keeps its budget, passes axe, and never scrolls sideways',
      'passes axe in dark and on a phone',
    ],
    'tests/gates/gates-finder.spec.ts': ['axe finds nothing in *, * px'],
    'license-check': ['it is accessible and fits at * px, light and dark'],
    'membership-application': ['every state is accessible, *, * px'],
  },
  contrast: {
    'site/styles/theme.test.ts': ['%s on %s have a contrast of at least %d'],
  },
  'touch-targets': {
    touch: [
      '* has touch targets of 44 px',
      'the map under its tab has large touch targets',
      'no button of a card covers another',
      'the Close button of a notification is a large touch target',
      'the application has large touch targets, also with errors',
    ],
  },
  keyboard: {
    suggestions: [
      'the keys of the list follow the ARIA pattern',
      'at * px the keyboard selects the city of a misspelled name',
    ],
    'map-focus': ['a keyboard alone goes from the search box to a marker to a phone number'],
    'page-header': ['closes on Escape and returns the focus'],
    'membership-application': ['a keyboard alone completes the application'],
  },
  focus: {
    'finder-return': [
      'reload stays at * px',
      'Forward to a wider radius keeps the focus in view',
      'Back from another page returns to * px',
    ],
  },
  'names-and-roles': {
    suggestions: ['the field is a combobox before its code loads'],
    finder: ['the label and the example follow the type, also after Back'],
  },
  'large-text': { 'big-letters': ['* fits a phone, no word cut'] },
  'narrow-screen': { 'tests/gates/gates-finder.spec.ts': ['never scrolls sideways at 320 px'] },
  'forced-colors': {
    'own-colors': [
      'with forced colors the header and the menu mark the current page',
      'with forced colors the selected card and the found markers stand out',
    ],
  },
  'more-contrast': {
    'own-colors': ['* has no lines behind its words for visitors who want more contrast'],
  },
  translation: {
    'finder-translated': ['shows each result at * px', 'shows My list and the details of a member'],
  },
  'no-script': {
    'finder-without-script': [
      '* says that a search needs JavaScript, and links to every appraiser',
      'the form sends the request that the script would make',
    ],
  },
  'missing-files': { 'finder-failures': ['* may fail in any way'] },
  'oldest-browsers': {
    'oldest-browsers': [
      'both searches answer, and the answer is printed completely',
      'the application reports missing answers and can be completed',
    ],
  },
  engines: {
    'tests/engines/finder.test.ts': ['a search lists the members there and nearby'],
    'tests/engines/pages.test.ts': ['the menu on a phone closes on Escape'],
  },
  paper: {
    paper: ['* is printed in dark ink'],
    'tests/engines/print.test.ts': [
      'results on paper have all members across the page, and no map',
    ],
  },
};

describe.each(claimTests)('the tests behind %s', (claim) => {
  it.each(
    Object.entries(titles[claim]).flatMap(([file, all]) => all.map((title) => [file, title])),
  )('%s has "%s"', (file, title) => {
    const path = file.includes('/') ? file : `tests/browser/${file}.spec.ts`;
    const source = readFileSync(path, 'utf8').replaceAll(/\$\{\w+\}/g, '*');
    expect([`'${title}'`, `\`${title}\``].some((call) => source.includes(call))).toBe(true);
  });
});

it('no rule of axe is off, and only the parts listed as a known problem are left out', () => {
  const source = readFileSync('tests/support/axe.ts', 'utf8');
  expect(source).not.toContain('disableRules');
  expect(source.match(/\.exclude\(\w+\)/g)).toEqual(['.exclude(focusProxy)']);
});
