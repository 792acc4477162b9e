// Starts Debian's Apache on this machine with what `npm run deploy -- apache` makes of a built site.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { BuiltSite } from '../deploy/built-site.ts';
import { apache } from '../deploy/own-server.ts';

type Start = {
  readonly program: string;
  /** A folder that Apache may read and write. */
  readonly folder: string;
  readonly port: number;
};

const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir'];

/** The least that a server says around a site that brings its own .htaccess. */
const around = (folder: string, port: number) => [
  `ServerRoot ${folder}`,
  'ServerName localhost',
  `Listen 127.0.0.1:${port}`,
  ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
  `PidFile ${folder}/apache.pid`,
  `Mutex file:${folder} default`,
  // Where standard error is no file, Apache cannot open it by name.
  'ErrorLog "|/bin/cat"',
  'TypesConfig /dev/null',
  // Who starts it as root hands it over to somebody with fewer rights.
  'User www-data',
  'Group www-data',
  `DocumentRoot ${folder}/site`,
  `<Directory ${folder}/site>`,
  '    AllowOverride All',
  '    Require all granted',
  '</Directory>',
];

/** Starts it; whoever asked stops it. */
export async function startApache(built: BuiltSite, start: Start): Promise<ChildProcess> {
  const { program, folder, port } = start;
  await apache.make(built, folder);
  const main = `${folder}/apache.conf`;
  writeFileSync(main, `${around(folder, port).join('\n')}\n`);
  return spawn(program, ['-f', main, '-D', 'FOREGROUND'], { stdio: 'inherit' });
}
