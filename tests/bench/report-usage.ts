// Loads before a measured program, and writes down its usage when it ends.
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(process.resourceUsage()));
});
