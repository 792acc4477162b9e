// Run by `npm run desk`: opens the desk, a page on this computer where volunteers update members, events,
// articles and all other content without a text editor. Ctrl+C stops it.
import { parseArgs } from 'node:util';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import open from 'open';
import { bundlePage } from '#desk/server/bundle-page.ts';
import { tidyUp } from '#desk/server/merge-versions.ts';
import { serveDesk } from '#desk/server/serve-desk.ts';
import { SitePreview } from '#desk/server/site-preview.ts';

const usage = `npm run desk                  opens the desk for the selected edition
npm run desk -- --no-open     prints the address, and opens no browser
npm run desk -- --port 4400   uses this port instead of a free one`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        'no-open': { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}

const values = readOptions();
if (values.help) {
  console.log(usage);
  process.exit();
}

const sitePreview = new SitePreview(edition);
try {
  await tidyUp(edition);
  const { address, close } = await serveDesk(
    {
      edition,
      page: await bundlePage(),
      now: () => new Date(),
      sitePreview,
      log: (error) => console.error(error),
    },
    Number(values.port),
  );
  console.log(`\nThe desk for ${edition.folder}/ is open at\n\n  ${address}\n`);
  console.log(
    'It works on this computer only. Keep this window open. Press Ctrl+C to stop the desk.\n',
  );
  for (const char of ['SIGINT', 'SIGTERM'] as const) {
    process.once(char, () => {
      sitePreview.stop();
      close();
      process.exit();
    });
  }
  if (!values['no-open']) await open(address).catch(() => undefined);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${values.port} is in use. Run the command without --port to use a free one.`
      : error,
  );
  process.exitCode = 1;
}
