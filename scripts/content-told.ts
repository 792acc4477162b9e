// Imported first by a script that reads an edition: where the content is wrong, it ends with the sentences
// that a build would say, and without those of the program.
import { ContentError } from '#loaders/content-error.ts';

process.on('uncaughtException', (error) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});
