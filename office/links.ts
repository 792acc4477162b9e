// Run by hand (`npm run links`) and once a week by .github/workflows/links.yml: checks every link on the
// pages in dist/, and whether the widgets and the video allow our pages to show them. Changes nothing.
//   npm run links                            shows a report
//   npm run links -- --markdown links.md     also writes it to a file, if a link is broken
// Exits with 1 when a link is broken, and with 2 when nothing could be checked.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { tileAt } from '#links/addresses.ts';
import { checkLinks } from '#links/check.ts';
import { inMarkdown } from '#links/link-report.ts';

const folder = process.env.SITE_DIR || 'dist';

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { markdown: { type: 'string' } } });
  if (!existsSync(`${folder}/index.html`)) {
    console.error(`${folder}/ has no built site. Run \`npm run build\` first.`);
    return 2;
  }
  const { url, tiles, embeds, video } = edition.site.read();
  const report = await checkLinks(
    {
      folder,
      origin: new URL(url).origin,
      unlinked: [
        ['map tiles', tileAt(tiles.url, edition.region.read().map)],
        ['map credit', tiles.attributionUrl],
        ...(video?.src ? [['video', video.src] as const] : []),
      ],
    },
    [embeds.events.src, embeds.membership.src, video?.src ?? ''],
    {
      userAgent: `link check of an association website (+${url})`,
      timeout: 20_000,
      retries: 2,
    },
  );
  if (report.offline) {
    console.error('No address responded. Check your internet connection, and try again.');
    return 2;
  }
  const text = inMarkdown(report, edition);
  console.log(text);
  const isBroken = report.findings.some(({ kind }) => kind === 'broken');
  if (isBroken && values.markdown !== undefined) writeFileSync(values.markdown, text);
  return isBroken ? 1 : 0;
}

/** Whether the message is enough, without a stack trace. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ContentError ||
  (error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|E[A-Z]+$)/.test(`${error.code}`));

try {
  process.exitCode = await run();
} catch (error) {
  // Not 1, which means a broken link.
  process.exitCode = 2;
  console.error(isPlain(error) ? error.message : error);
}
