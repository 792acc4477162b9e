// Starts Debian's nginx on this machine with what `npm run deploy -- nginx` makes of a built site.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { generate } from 'selfsigned';
import { encryptedPlace } from '#build/hosting/nginx-places.ts';
import type { BuiltSite } from '../deploy/built-site.ts';
import { makeNginx } from '../deploy/own-server.ts';
import { brotliModule, plainPortBeside } from './find.ts';

type Start = {
  readonly program: string;
  /** A folder that nginx may read and write. */
  readonly folder: string;
  readonly port: number;
  /** With a certificate and HTTP/2, as visitors have it; without, to measure the server alone. */
  readonly encrypted: boolean;
};

async function writeCertificate(folder: string): Promise<void> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(`${folder}/fullchain.pem`, made.cert);
  writeFileSync(`${folder}/privkey.pem`, made.private);
}

/** What stands around a site's own configuration, which Debian's nginx.conf has. */
const around = (folder: string) => [
  ...brotliModule().map((file) => `include ${file};`),
  'daemon off;',
  'worker_processes 2;',
  `pid ${folder}/nginx.pid;`,
  'events { worker_connections 1024; }',
  'http {',
  '    access_log off;',
  '    sendfile on;',
  '    tcp_nopush on;',
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${folder}/${name};`,
  ),
  `    include ${folder}/localhost.conf;`,
  '}',
];

/**
 * Starts it; whoever asked stops it.
 * @throws Error with what nginx says of a configuration that it does not take.
 */
export async function startNginx(built: BuiltSite, start: Start): Promise<ChildProcess> {
  const { program, folder, port, encrypted } = start;
  const at = { name: 'localhost', root: `${folder}/site`, brotli: `${folder}/*.brotli.inc` };
  if (encrypted) await writeCertificate(folder);
  const place = encrypted
    ? encryptedPlace({
        ...at,
        certificate: folder,
        plain: [`127.0.0.1:${plainPortBeside(port)}`],
        encrypted: [`127.0.0.1:${port}`],
      })
    : { ...at, listen: [`listen 127.0.0.1:${port};`] };
  await makeNginx(built, folder, place);
  if (brotliModule().length === 0) rmSync(`${folder}/localhost.brotli.inc`);
  const main = `${folder}/nginx.conf`;
  writeFileSync(main, `${around(folder).join('\n')}\n`);
  const tried = spawnSync(program, ['-t', '-q', '-c', main], { encoding: 'utf8' });
  if (tried.status !== 0)
    throw new Error(`nginx does not take the configuration:\n${tried.stderr}`);
  return spawn(program, ['-c', main, '-e', 'stderr'], { stdio: 'inherit' });
}
