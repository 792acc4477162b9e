// The ways around the site, which all pages have.
import type { Page } from '@playwright/test';

export const navigationLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Membership', '/membership'],
  ['Resources', '/resources'],
  ['Events', '/events'],
] as const;

export const siteHeader = (page: Page) => page.getByRole('banner');
export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');
