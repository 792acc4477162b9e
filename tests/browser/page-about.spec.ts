// The page about the association: its history, its board and its past presidents.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { boardTitles } from '@appraisers/edition/schemas/board.ts';
import { initialsOf } from '@appraisers/site/ui/Initials.tsx';
import { expect, test } from '#support/watched-page.ts';

const board = edition.board.read();

test.describe('/about', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('tells the history and how the association works', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'History' })).toContainText('2009');
    const organization = page.getByRole('region', { name: 'Organization' });
    await expect(organization).toContainText(
      'three seats on the state appraiser association board',
    );
  });

  test('shows the board of 2025 with its titles, and with initials for portraits', async ({
    page,
  }) => {
    const people = page.getByRole('region', { name: '2025 Board' }).getByRole('listitem');
    await expect(people.getByRole('heading')).toHaveText(board.members.map(({ name }) => name));
    const titles = (await people.getByRole('paragraph').allTextContents()).map((title) =>
      title.trim(),
    );
    expect(new Set(titles)).toEqual(new Set(boardTitles));
    const initials = board.members.map(({ name }) => initialsOf(name));
    await expect(people.locator('svg')).toHaveText(initials);
    for (const drawn of await people.locator('svg').all()) await expect(drawn).toBeVisible();
  });

  test('names the past presidents in one line', async ({ page }) => {
    const past = page.getByRole('region', { name: 'Past presidents' }).getByRole('listitem');
    await expect(past).toHaveText(
      board.pastPresidents.map(({ name, years }) => `${name} ${years}`),
    );
  });
});
