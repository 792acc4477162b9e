// Finds nginx and its module for brotli on this machine.
import { existsSync, globSync } from 'node:fs';

const folders = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** On Debian. Without the second, nginx sends gzip. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH ?? '', ...folders.map((folder) => `${folder}/nginx`)].find(existsSync);

/** Debian's files that load the module; empty when it is not installed. */
export const brotliModule = () => globSync('/etc/nginx/modules-enabled/*brotli-static.conf');

/** The port without encryption, beside the port with it. */
export const plainPortBeside = (port: number) => port + 1;
