// Run by the tests of `npm test -- --hosts`: serves the built site on another server than that of `npm start`, with the
// configuration of `npm run deploy`. `node tests/hosts/serve-on.ts nginx PORT`.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import { hosts, wrangler, writeHostFiles } from '@appraisers/hosting/deploy/hosts.ts';
import { generate } from 'selfsigned';
import { siteFolder } from '#support/built-files.ts';

type Start = { readonly program: string; readonly args: readonly string[] };

/** Copies the built site, for a host at localhost. */
function make(name: string, folder: string): void {
  cpSync(siteFolder, `${folder}/site`, { recursive: true });
  const host = hosts.get(name);
  if (host) writeHostFiles(host, { ...edition.site.read(), url: 'https://localhost' }, folder);
}

/** The real engine of Cloudflare, from the npm registry, as `npm run deploy` uses it. */
function onWorkers(folder: string, port: number): Start {
  const config = `${folder}/wrangler.jsonc`;
  const site = toPosix(resolve(siteFolder));
  writeFileSync(config, readFileSync('wrangler.jsonc', 'utf8').replace('./dist', site));
  const [program = '', ...args] = wrangler.split(' ');
  return {
    program,
    args: [...args, 'dev', '--config', config, '--ip', 'localhost', '--port', `${port}`],
  };
}

/** The file of a server with other paths and ports, in what Debian's nginx.conf has around it. */
async function onNginx(folder: string, port: number): Promise<Start> {
  make('nginx', folder);
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(`${folder}/fullchain.pem`, certificate.cert);
  writeFileSync(`${folder}/privkey.pem`, certificate.private);
  const site = readFileSync(`${folder}/localhost.conf`, 'utf8')
    .replaceAll('/etc/letsencrypt/live/localhost', folder)
    .replace('/var/www/localhost', `${folder}/site`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  writeFileSync(
    `${folder}/nginx.conf`,
    `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  return { program: '/usr/sbin/nginx', args: ['-c', `${folder}/nginx.conf`, '-e', 'stderr'] };
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'deflate'];

/** What Debian's apache2.conf has around a site, with the modules that docs/hosting.md names. */
function onApache(folder: string, port: number): Start {
  make('apache', folder);
  const modules = apacheModules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`);
  writeFileSync(
    `${folder}/apache.conf`,
    `ServerRoot /usr/lib/apache2
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
${modules.join('\n')}
TypesConfig /dev/null
DocumentRoot ${folder}/site
<Directory ${folder}/site>
AllowOverride All
Require all granted
</Directory>
`,
  );
  return { program: '/usr/sbin/apache2', args: ['-f', `${folder}/apache.conf`, '-DFOREGROUND'] };
}

const servers = new Map(Object.entries({ Workers: onWorkers, nginx: onNginx, Apache: onApache }));

const [host = '', port] = process.argv.slice(2);

// Servers read files as another user, who cannot open private folders.
const folder = mkdtempSync(join(tmpdir(), 'site-on-'));
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const start = await servers.get(host)?.(folder, Number(port));
if (!start) throw new Error(`There is no server for "${host}".`);
// The engine of Cloudflare would ask its maker for our location, and report how it is used.
const quiet = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' };
const server = spawn(start.program, start.args, {
  stdio: 'inherit',
  env: { ...process.env, ...quiet },
});
server.once('error', ({ message }) => console.error(`${message}. Run \`npm test -- --hosts\`.`));
server.once('close', (status) => process.exit(status ?? 1));
process.once('SIGTERM', () => server.kill());
