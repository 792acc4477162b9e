// The complete configuration of nginx for the site.
import { createHash } from 'node:crypto';
import { contentTypes, textTypes } from './content-types.ts';
import { type HeaderRule, revalidate, withCacheDefault } from './header-rules.ts';
import {
  addressPattern,
  firstPost,
  hostFile,
  nonNumericPost,
  pageSuffix,
  quoted,
  respelledPath,
} from './server-syntax.ts';

/** Sets a variable by the requested address. nginx takes the first match, the table the last. */
function headerMap(variable: string, field: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, fields: { [field]: value } }) => {
    if (value === undefined) return [];
    const match = path === '/*' ? 'default' : `"~^${addressPattern(path, '(?:\\?|$)')}"`;
    return [`    ${match} ${quoted(value)};\n`];
  });
  return `map $request_uri ${variable} {\n${lines.reverse().join('')}}`;
}

/**
 * The text for Debian and Ubuntu with a certificate of Let's Encrypt.
 * @param name - The host name of the site.
 */
export function nginxText(siteRules: readonly HeaderRule[], name: string): string {
  const rules = withCacheDefault(siteRules);
  const fields = [...new Set(rules.flatMap((rule) => Object.keys(rule.fields)))];
  // Two sites on a server need variables of their own. With a name of more than 46 characters, nginx
  // does not start: it needs a larger variables_hash_bucket_size.
  const site = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const variableOf = (field: string) => `$site_${site}_${field.toLowerCase().replaceAll('-', '_')}`;
  const sent = (field: string) =>
    field === 'Cache-Control' ? `${variableOf(field)}_of_status` : variableOf(field);
  const headers = fields.map((field) => `add_header ${field} ${sent(field)} always;`);
  const types = Object.entries(contentTypes).map(([ending, type]) => `        ${type} ${ending};`);
  // nginx adds the charset to pages without being asked.
  const charsetTypes = Object.values(textTypes).filter((type) => type !== 'text/html');
  return `# ${name} on nginx, 1.18 or later, for the http part of nginx.conf. \`npm run deploy -- nginx\`
# writes this file and overwrites changes.

# Headers by address. They are maps, not add_header lines in locations: a location with one add_header
# of its own loses all headers of its server.
${fields.map((field) => headerMap(variableOf(field), field, rules)).join('\n')}
# "Not found" is never cached, whatever its address.
map $status ${sent('Cache-Control')} {
    default ${variableOf('Cache-Control')};
    ~^[45] ${quoted(revalidate)};
}

# Redirects http to https.
server {
    listen 80;
    listen [::]:80;
    server_name ${name};
    location / {
        return 301 https://${name}$request_uri;
    }
    # certbot uses this path to prove that the host name is yours.
    location /.well-known/acme-challenge/ {
        root /var/www/html;
    }
}

server {
    # From 1.25.1 on, nginx suggests "http2 on;" on a separate line.
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    server_name ${name};
    root /var/www/${name};
    server_tokens off;
    # Redirects to /about, not to a host name that a proxy in front may not have.
    absolute_redirect off;

    # Browsers do not guess what a file is.
    types {
${types.join('\n')}
    }
    charset utf-8;
    charset_types ${charsetTypes.join(' ')};

    # The site comes with compressed copies: about.html.gz and about.html.br. The second needs a module
    # (on Debian and Ubuntu: libnginx-mod-http-brotli-static). Without the included file, gzip is used.
    gzip_static on;
    gzip_vary on;
    include /etc/nginx/conf.d/${name}.brotli*.inc;

    ${headers.join('\n    ')}

    # /about is about.html. An address has one spelling: /%61bout and //about are not found.
    location / {
        if ($request_uri ~ "^${respelledPath}") {
            return 404;
        }
        try_files $uri $uri.html =404;
    }
    location = / {
        try_files /index.html =404;
    }
    # Each page has one address. Others redirect to it.
    location ~ ^/index(?:\\.html)?$ {
        return 307 /$is_args$args;
    }
    # For hosts, not for visitors.
    location ~ "^/(?:${hostFile})" {
        return 404;
    }
    location ~ "^(?<page>/.+?)${pageSuffix}$" {
        if (-f $document_root$page.html) {
            return 307 $page$is_args$args;
        }
        return 404;
    }

    # A post id that is not a number means the first post. Anything else is not found.
    error_page 404 @missing;
    location @missing {
        if ($uri ~ "^/${nonNumericPost}$") {
            return 307 ${firstPost};
        }
        try_files /404.html =404;
    }
}
`;
}
