// `.htaccess`: the configuration of Apache 2.4, in the folder of the site.
import { contentTypes, textTypes } from './content-types.ts';
import { type HeaderRule, withCacheDefault } from './header-rules.ts';
import {
  addressPattern,
  firstPost,
  hostFile,
  nonNumericPost,
  pageSuffix,
  quoted,
  respelledPath,
} from './server-syntax.ts';

/** "Not found" is never cached, whatever its address. */
const found = ' && %{REQUEST_STATUS} -lt 400';

/** When several lines set the same field, Apache uses the last one, as the table does. */
const headerLines = ({ path, fields }: HeaderRule): string[] =>
  Object.entries(fields).map(([name, value]) => {
    const line = `Header always set ${name} ${quoted(value)}`;
    if (path === '/*') return line;
    const requested = `%{THE_REQUEST} =~ m#^[A-Z]+ ${addressPattern(path, '[? ]')}#`;
    return `${line} "expr=${requested}${name === 'Cache-Control' ? found : ''}"`;
  });

/** Sends the compressed copy of a file to a browser that accepts it. */
const compressedCopy = (encoding: string, ending: string) =>
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,END]`;

export const htaccessText = (rules: readonly HeaderRule[]): string =>
  `# The site on Apache 2.4, with mod_rewrite, mod_headers, mod_mime and "AllowOverride All".
# \`npm run deploy -- apache\` writes this file and overwrites changes.

${withCacheDefault(rules).flatMap(headerLines).join('\n')}
Header merge Vary Accept-Encoding

# Browsers do not guess what a file is.
${Object.entries(contentTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddCharset utf-8 .${Object.keys(textTypes).join(' .')}
# The type of a compressed copy is that of the file: about.html.br is a page. "br" is also a language.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
RewriteEngine On

# A site is read-only. Conditions on REDIRECT_STATUS leave out Apache's internal requests.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD|OPTIONS)$
RewriteRule ^ - [R=405,L]
# For hosts, not for visitors.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${hostFile}) - [R=404,L]
# Each page has one address. Others redirect to it.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(?:\\.html)?$ / [R=307,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)${pageSuffix}$ /$1 [R=307,L]
# A post id that is not a number means the first post. Anything else is not found.
RewriteCond %{DOCUMENT_ROOT}/$0 !-f
RewriteCond %{DOCUMENT_ROOT}/$0.html !-f
RewriteRule ^${nonNumericPost}$ ${firstPost} [R=307,L]
# An address has one spelling: /%61bout and //about are not found.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[A-Z]+ ${respelledPath}"
RewriteRule ^ - [R=404,L]
# /about is about.html.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+[^/])$ $1.html

${compressedCopy('br', 'br')}
${compressedCopy('gzip', 'gz')}
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)$ - [END]
`;
