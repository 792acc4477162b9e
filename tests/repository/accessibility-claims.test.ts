// Each claim on /accessibility has tests behind it, which exist under these titles.
import { readFileSync } from 'node:fs';
import { claimTests } from '@appraisers/edition/schemas/accessibility-page.ts';
import { describe, expect, it } from 'vitest';

type ClaimTest = (typeof claimTests)[number];

/** The titles of the tests by file, with * for each variable part. */
const titles: Readonly<Record<ClaimTest, Readonly<Record<string, readonly string[]>>>> = {
  axe: {
    'tests/gates/gates.spec.ts': [
      'keeps its budget, passes axe, and never scrolls sideways',
      'passes axe in dark and on a phone',
    ],
    'tests/gates/gates-finder.spec.ts': ['axe finds nothing in *, * px'],
    'tests/browser/license-check.spec.ts': ['it is accessible and fits at * px, light and dark'],
    'tests/browser/membership-application.spec.ts': ['every state is accessible, *, * px'],
  },
  contrast: {
    'site/styles/theme.test.ts': ['%s on %s have a contrast of at least %d'],
  },
  'touch-targets': {
    'tests/browser/touch.spec.ts': [
      '* has touch targets of at least 44 px',
      'the map under its tab has large touch targets',
      'no button of a card covers another',
      'the Close button of a notification is a large touch target',
      'the application has large touch targets, also with errors',
    ],
  },
  keyboard: {
    'tests/browser/suggestions.spec.ts': [
      'the keys of the list follow the ARIA pattern',
      'at * px the keyboard selects the city of a misspelled name',
    ],
    'tests/browser/map-focus.spec.ts': [
      'a keyboard alone goes from the search box to a marker to a phone number',
    ],
    'tests/browser/page-header.spec.ts': ['closes on Escape and returns the focus'],
    'tests/browser/membership-application.spec.ts': ['a keyboard alone completes the application'],
  },
  focus: {
    'tests/browser/finder-return.spec.ts': [
      'reload stays at * px',
      'Forward to a wider radius keeps the focus in view',
      'Back from another page returns to * px',
    ],
  },
  'names-and-roles': {
    'tests/browser/suggestions.spec.ts': ['the field is a combobox before its code loads'],
    'tests/browser/finder.spec.ts': ['the label and the example follow the type, also after Back'],
  },
  'large-text': { 'tests/browser/big-letters.spec.ts': ['* fits a phone, with no word cut'] },
  'narrow-screen': { 'tests/gates/gates-finder.spec.ts': ['never scrolls sideways at 320 px'] },
  'forced-colors': {
    'tests/browser/own-colors.spec.ts': [
      'with forced colors the header and the menu mark the current page',
      'with forced colors the selected card and the found markers stand out',
    ],
  },
  'more-contrast': {
    'tests/browser/own-colors.spec.ts': [
      '* has no lines behind its words for visitors who want more contrast',
    ],
  },
  translation: {
    'tests/browser/finder-translated.spec.ts': [
      'shows each result at * px',
      'shows My list and the details of a member',
    ],
  },
  'no-script': {
    'tests/browser/finder-without-script.spec.ts': [
      '* says that a search needs JavaScript, and links to every appraiser',
      'the form sends the request that the script would make',
    ],
  },
  'missing-files': { 'tests/browser/finder-failures.spec.ts': ['* may fail in any way'] },
  'oldest-browsers': {
    'tests/browser/oldest-browsers.spec.ts': [
      'both searches answer, and the answer is printed completely',
      'the application reports missing answers and can be completed',
    ],
  },
  engines: {
    'tests/engines/finder.test.ts': ['a search lists the members there and nearby'],
    'tests/engines/pages.test.ts': ['the menu on a phone closes on Escape'],
  },
  paper: {
    'tests/browser/paper.spec.ts': ['* is printed in dark ink from any screen'],
    'tests/engines/print.test.ts': [
      'results on paper have all members across the page, and no map',
    ],
  },
};

describe.each(claimTests)('the tests behind %s', (claim) => {
  it.each(
    Object.entries(titles[claim]).flatMap(([file, all]) => all.map((title) => [file, title])),
  )('%s has "%s"', (file, title) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\$\{\w+\}/g, '*');
    expect([`'${title}'`, `\`${title}\``].some((call) => source.includes(call))).toBe(true);
  });
});

it('no rule of axe is off, and only the parts listed as a known problem are left out', () => {
  const source = readFileSync('tests/support/axe.ts', 'utf8');
  expect(source).not.toContain('disableRules');
  expect(source.match(/\.exclude\(\w+\)/g)).toEqual(['.exclude(focusProxy)']);
});
