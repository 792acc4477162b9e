// Run by `npm run desk`: opens the desk, a page on this computer where volunteers update members, events,
// articles and all other content without a text editor. Ctrl+C stops it.
// `--no-open` opens no browser.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import open from 'open';
import { bundlePage } from '#desk/server/bundle-page.ts';
import { serveDesk } from '#desk/server/desk-app.ts';
import { recoverRepository } from '#desk/server/repository.ts';
import { sitePreviewOf } from '#desk/server/site-preview.ts';

try {
  // If git can't take back what a crash left, “Publish” says why.
  await recoverRepository(edition).catch(() => undefined);
  const sitePreview = sitePreviewOf(edition);
  const page = await bundlePage();
  const { address, close } = await serveDesk({ edition, page, sitePreview });
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
  if (!process.argv.includes('--no-open')) await open(address).catch(() => undefined);
} catch (error) {
  // Such as a page that couldn't be built.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
