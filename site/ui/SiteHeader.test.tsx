import { siteOfOwn } from '@appraisers/hosting/sites.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';

it.each([
  ['/', ['Home', 'Home']],
  ['/about', ['About', 'About']],
  ['/resources/information', ['Resources', 'Resources']],
  ['/resources/blogs/3', ['Resources', 'Resources']],
  ['/join', []],
])('on %s, bar and menu mark the link to the page, or to the one above it', (path, marked) => {
  const html = renderToStaticMarkup(<SiteHeader site={siteOfOwn} path={path} />);
  const links = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]+)/g)];
  expect(links.map(([, label]) => label)).toEqual(marked);
});
