// Run by `npm run test:hosts`: serves the built site on nginx with what `npm run deploy -- nginx` makes,
// with a certificate and HTTP/2. `node hosting/serve-on.ts nginx PORT`; SITE_DIR names another folder.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { generate } from 'selfsigned';
import { hosts } from '#deploy/hosts.ts';
import { brotliModule, findNginx, plainPortBeside } from '#servers/find-nginx.ts';

const nginx = findNginx();
if (!nginx) {
  console.error('nginx was not found. Run `npm run test:hosts`, which shows how to install it.');
  process.exit(1);
}

// nginx reads files as another user, who cannot open private folders.
const folder = mkdtempSync(join(tmpdir(), 'site-on-'));
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);
writeFileSync(`${folder}/fullchain.pem`, certificate.cert);
writeFileSync(`${folder}/privkey.pem`, certificate.private);

const port = Number(process.argv[3]);
const site = { ...edition.site.read(), url: 'https://localhost' };
await hosts.nginx.make({ folder: process.env.SITE_DIR || 'dist', site }, folder);
if (brotliModule().length === 0) rmSync(`${folder}/localhost.brotli.inc`);

// The file of a server, with other paths and ports.
const file = `${folder}/localhost.conf`;
const configuration = readFileSync(file, 'utf8')
  .replaceAll('/etc/letsencrypt/live/localhost', folder)
  .replaceAll('/etc/nginx/conf.d', folder)
  .replace('/var/www/localhost', `${folder}/site`)
  .replaceAll(/^ *listen \[::\].*\n/gm, '')
  .replace('listen 80;', `listen 127.0.0.1:${plainPortBeside(port)};`)
  .replace('listen 443 ', `listen 127.0.0.1:${port} `);
writeFileSync(file, configuration);

const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${folder}/${name};`,
);
// What Debian's nginx.conf has around the configuration of a site.
writeFileSync(
  `${folder}/nginx.conf`,
  `${brotliModule()
    .map((module) => `include ${module};\n`)
    .join('')}daemon off;
pid ${folder}/nginx.pid;
events {}
http {
    access_log off;
    ${tempPaths.join('\n    ')}
    include ${file};
}
`,
);
const server = spawn(nginx, ['-c', `${folder}/nginx.conf`, '-e', 'stderr'], { stdio: 'inherit' });
server.once('exit', (status) => process.exit(status ?? 1));
process.once('SIGTERM', () => server.kill());
