// Run by `npm run bench`: measures the core, the bytes and the finder in a slowed browser, and
// prints tables for docs/benchmarks.md. Times are medians; compare their ratios, not machines.
import { cpus } from 'node:os';
import { benchBytes } from './bench/bytes.ts';
import { benchCore } from './bench/core.ts';
import { benchFinder } from './bench/finder.ts';

console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
console.log(`${new Date().toISOString().slice(0, 10)}\n`);

console.log('The core, ms');
console.table(benchCore());

console.log('Bytes of the built pages');
console.table(benchBytes());

console.log('The finder in Chromium, CPU four times slowed, ms');
console.table(await benchFinder());
