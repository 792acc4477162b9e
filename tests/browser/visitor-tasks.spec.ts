// What visitors came for. Each gets there with one search and at most one choice, and reads no sentence that isn't true.
import { FinderPage } from '#support/finder-page.ts';
import { reasonField } from '#support/letters.ts';
import { expect, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Visit = {
  readonly who: string;
  readonly by: 'Zip Code' | 'City';
  readonly text: string;
  readonly choice?: readonly [field: string, value: string];
  /** What the sentence above the cards and the first card say. */
  readonly sentence: string;
  readonly card?: string;
};

const visits: readonly Visit[] = [
  {
    who: 'an executor near Heber City',
    by: 'City',
    text: 'Heber City',
    choice: [reasonField, 'estate'],
    sentence: 'Appraisers in Heber City',
    card: 'An estate',
  },
  {
    who: 'a homeowner with a tax appeal in Tooele County',
    by: 'City',
    text: 'Tooele County',
    choice: [reasonField, 'tax-appeal'],
    sentence: 'Appraisers in Tooele County',
    card: 'Tooele',
  },
  {
    who: 'a family who speaks Spanish',
    by: 'City',
    text: 'Orem',
    choice: ['Language', 'spanish'],
    sentence: 'First: 1 appraiser who lists Spanish',
    card: 'Speaks Spanish',
  },
  {
    who: 'a lender with an address from a map',
    by: 'Zip Code',
    text: '1847 E 3300 S, Salt Lake City, UT 84106, USA',
    sentence: '84106',
    card: 'Utah 841',
  },
  { who: 'the owner of a cabin', by: 'City', text: 'Alta, UT 84092', sentence: 'Alta' },
  {
    who: 'an heir of a house in Nevada',
    by: 'City',
    text: 'Mesquite',
    sentence: 'Mesquite is in Nevada.',
  },
  {
    who: 'a lender who misspells a name',
    by: 'City',
    text: 'Desta Hale',
    sentence: 'Desta Hale',
    card: 'Desta Haile',
  },
];

/** No place of ours is in another state or unknown, and no person is a city. */
const untrue = /is in (Wyoming|Colorado|Idaho)|couldn’t find|isn’t a ZIP code|entered a city name/;

for (const { who, by, text, choice, sentence, card = '' } of visits)
  test(`${who} finds the right people`, async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.search(by, text);
    expect(await finder.found()).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: 'Appraiser finder' })).not.toContainText(untrue);
    if (choice) await page.getByLabel(choice[0]).first().selectOption(choice[1]);
    await expect(finder.status).toContainText(sentence);
    await expect(finder.cards.first()).toContainText(card);
  });
