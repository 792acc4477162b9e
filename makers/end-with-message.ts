// Every maker imports this first: from then on, an error ends the program with a message that says what to do.
// `DEBUG=1` adds where in the program it happened.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { MakerError } from './load-package.ts';

process.on('uncaughtException', (error) => {
  console.error(messageOf(error));
  if (process.env.DEBUG) console.error(error.stack);
  process.exit(1);
});

function messageOf(error: Error): string {
  if (error instanceof ContentError || error instanceof MakerError) return error.message;
  const [first] = error.message.split('\n');
  return `The place data wasn't written: ${first}\nFix the file or folder that the message names. If it names none, run the command with DEBUG=1 and report what it prints.`;
}
