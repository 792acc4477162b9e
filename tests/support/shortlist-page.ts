// The visitor's own list, by label and role.
import type { Locator, Page } from '@playwright/test';
import { FinderPage } from './finder-page.ts';

export class ShortlistPage extends FinderPage {
  readonly bar: Locator;
  readonly stars: Locator;

  constructor(page: Page) {
    super(page);
    this.bar = page.getByRole('region', { name: 'Your list' });
    this.stars = this.cards.getByRole('button', { name: / your list$/ });
  }

  /** The button that puts a member on the list or takes them off. */
  star(name: string) {
    return this.cards.getByRole('button', {
      name: new RegExp(`^(Add ${name} to|Remove ${name} from) your list$`),
    });
  }

  names() {
    return this.cards.getByRole('heading').allTextContents();
  }
}
