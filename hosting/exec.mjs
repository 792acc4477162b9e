#!/usr/bin/env node
// `exec PROGRAM` in a script of package.json, for Windows. Elsewhere, exec belongs to the shell, which then hands its
// process over: npm passes signals only to that process, and a shell that waits would keep them.
import { spawnSync } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
process.exit(spawnSync(program, args, { stdio: 'inherit' }).status ?? 1);
