// Loaded before a program that is measured: at its end it writes down what it has used.
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(process.resourceUsage()));
});
