// Run by `npm run desk`: opens the desk of the edition, a page on this computer alone by which anyone who
// never opens an editor keeps the members, the events, the articles and all else true. Ctrl+C ends it.
//   npm run desk                        the live edition, or the one that CONTENT_DIR names
//   npm run desk -- --no-open           only says the address
//   npm run desk -- --port 4400         at a port of one's own
import { parseArgs } from 'node:util';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import open from 'open';
import { buildPage, pageFolder } from '#desk/server/build-page.ts';
import { serveDesk } from '#desk/server/serve-desk.ts';
import { builder, SitePreview } from '#desk/server/site-preview.ts';

const { values } = parseArgs({
  options: {
    'no-open': { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    backups: { type: 'string', default: 'backups' },
  },
});

const seeIt = new SitePreview(edition, builder);
try {
  await buildPage();
  const { address, close } = await serveDesk(
    {
      edition,
      page: pageFolder,
      backups: values.backups,
      now: () => new Date(),
      seeIt,
      log: (error) => console.error(error),
    },
    Number(values.port),
  );
  console.log(`\nThe desk of ${edition.folder}/ is open at\n\n  ${address}\n`);
  console.log('It answers on this computer only. Keep this window open; Ctrl+C ends the desk.\n');
  for (const char of ['SIGINT', 'SIGTERM'] as const) {
    process.once(char, () => {
      seeIt.stop();
      close().finally(() => process.exit(0));
    });
  }
  if (!values['no-open']) await open(address).catch(() => undefined);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${values.port} is in use. Leave out --port, and a free one is found.` : error,
  );
  process.exitCode = 1;
}
