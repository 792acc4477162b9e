// The ways around the site, which all pages have.
import type { Page } from '@playwright/test';

export const links = [
  ['Home', '/'],
  ['About', '/about'],
  ['Membership', '/membership'],
  ['Resources', '/resources'],
  ['Events', '/events'],
] as const;

export const header = (page: Page) => page.getByRole('banner');
export const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');
