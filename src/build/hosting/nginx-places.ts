// Where the site stands on a server with nginx.
import type { NginxPlace } from './nginx.ts';

type EncryptedPlace = Pick<NginxPlace, 'name' | 'root' | 'brotli'> & {
  /** The folder of the certificate, with Let's Encrypt's names of files. */
  readonly certificate: string;
  /** Addresses and ports that it answers at, without encryption and with it. */
  readonly plain: readonly string[];
  readonly encrypted: readonly string[];
};

/** The site with a certificate, and a server beside it that leads to it. */
export function encryptedPlace(given: EncryptedPlace): NginxPlace {
  const { name, root, brotli, certificate, plain, encrypted } = given;
  return {
    name,
    root,
    brotli,
    beside: [
      '# Whoever comes without encryption is sent to it.',
      'server {',
      ...plain.map((at) => `    listen ${at};`),
      `    server_name ${name};`,
      '    location / {',
      `        return 301 https://${name}$request_uri;`,
      '    }',
      '    # Where certbot proves whose host name it is.',
      '    location /.well-known/acme-challenge/ {',
      '        root /var/www/html;',
      '    }',
      '}',
      '',
    ],
    listen: [
      '# From 1.25.1 on nginx would rather read "http2 on;" in a line of its own, and says so.',
      ...encrypted.map((at) => `listen ${at} ssl http2;`),
      `ssl_certificate ${certificate}/fullchain.pem;`,
      `ssl_certificate_key ${certificate}/privkey.pem;`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
    ],
  };
}

/** As Debian and Ubuntu have it, with a certificate of Let's Encrypt. */
export const onDebian = (name: string): NginxPlace =>
  encryptedPlace({
    name,
    root: `/var/www/${name}`,
    brotli: `/etc/nginx/conf.d/${name}.brotli*.inc`,
    certificate: `/etc/letsencrypt/live/${name}`,
    plain: ['80', '[::]:80'],
    encrypted: ['443', '[::]:443'],
  });
