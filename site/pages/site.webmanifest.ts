// Describes the site for a phone's home screen.
import type { APIRoute } from 'astro';
import { site } from '#page-data/site-data.ts';
import { themeColor } from '#styles/theme-color.ts';

const icon = (size: number) => ({
  src: `icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    start_url: '.',
    scope: '.',
    // Visitors need Back, which a window without controls lacks.
    display: 'minimal-ui',
    background_color: themeColor('paper'),
    theme_color: themeColor('paper'),
    icons: [icon(192), icon(512)],
  });
