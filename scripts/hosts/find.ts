// Where the web servers that the site is tried on are on this machine, and what each needs.
import { existsSync, globSync } from 'node:fs';

export type ServerName = 'nginx' | 'Apache';
export type Server = { readonly name: ServerName; readonly program: string };

export const servers = {
  nginx: {
    programs: [
      process.env.NGINX_PATH ?? '',
      '/usr/sbin/nginx',
      '/opt/homebrew/bin/nginx',
      '/usr/local/bin/nginx',
    ],
    /** Debian's packages; without the second all goes on with gzip. */
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  Apache: {
    programs: [process.env.APACHE_PATH ?? '', '/usr/sbin/apache2'],
    // The program alone: nothing is started by itself.
    packages: ['apache2-bin'],
  },
} as const;

export const serverNames: readonly ServerName[] = ['nginx', 'Apache'];

export function findServer(name: ServerName): Server | undefined {
  const program = servers[name].programs.find((path) => path && existsSync(path));
  return program ? { name, program } : undefined;
}

/** Debian's files that load nginx's module for brotli; none where it is not installed. */
export const brotliModule = () => globSync('/etc/nginx/modules-enabled/*brotli-static.conf');

/** Where nginx answers without encryption while it answers with it at a port. */
export const plainPortBeside = (port: number) => port + 1;
