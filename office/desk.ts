// Run by `npm run desk`: opens the desk, a page on this computer where volunteers update members, events,
// articles and all other content without a text editor. Ctrl+C stops it.
// `--no-open` opens no browser, and `--port 4400` uses this port instead of a free one.
import { parseArgs } from 'node:util';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import open from 'open';
import { bundlePage } from '#desk/server/bundle-page.ts';
import { serveDesk } from '#desk/server/desk-app.ts';
import { tidyUp } from '#desk/server/merge-versions.ts';
import { sitePreviewOf } from '#desk/server/site-preview.ts';

try {
  const { values } = parseArgs({
    options: {
      'no-open': { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
    },
  });
  await tidyUp(edition);
  const sitePreview = sitePreviewOf(edition);
  const { address, close } = await serveDesk(
    { edition, page: await bundlePage(), sitePreview },
    Number(values.port),
  );
  console.log(`\nThe desk for ${edition.folder}/ is open at\n\n  ${address}\n`);
  console.log(
    'It works on this computer only. Keep this window open. Press Ctrl+C to stop the desk.\n',
  );
  // The last one when the window is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      sitePreview.stop();
      close();
      process.exit();
    });
  if (!values['no-open']) await open(address).catch(() => undefined);
} catch (error) {
  // Such as a port in use, or an option that isn't there.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
