// Every maker imports this first: from then on, an error ends the program with a message that says what to do.
// `DEBUG=1` adds where in the program it happened.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { MakerError } from './load-package.ts';

process.on('uncaughtException', (error) => {
  const isClear = error instanceof ContentError || error instanceof MakerError;
  const [first] = error.message.split('\n');
  const unclear = `The place data wasn't written: ${first}\nFix the file or folder that the message names, or run \`npm install\`. If it names none, run the command with DEBUG=1 and report what it prints.`;
  console.error(isClear ? error.message : unclear);
  if (process.env.DEBUG) console.error(error.stack);
  process.exit(1);
});
