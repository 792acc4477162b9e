// `.htaccess`: what Apache 2.4 needs to know of the site, in the folder of the site itself.
import {
  firstPost,
  idWithoutNumber,
  literal,
  notForVisitors,
  otherEndings,
  otherSpelling,
} from './addresses.ts';
import { contentTypes, textTypes } from './content-types.ts';
import { askedForAgain, type HeaderRule } from './header-rules.ts';

/** @throws Error for a text that Apache has no way to write. */
function quoted(text: string): string {
  if (/[\\\n\r%]/.test(text)) {
    throw new Error(
      `Apache has no way to write ${JSON.stringify(text)} as a header: it holds "%" or "\\". ` +
        'Shorten what src/build/security-policy.ts or site.yaml puts there.',
    );
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** The condition that what was asked for is a rule's address, which may have a query. */
function asked({ path }: HeaderRule): string {
  const address = path.endsWith('*') ? literal(path.slice(0, -1)) : `${literal(path)}[? ]`;
  return `%{THE_REQUEST} =~ m#^[A-Z]+ ${address}#`;
}

/** What is not there is never kept, whatever its address. */
const isThere = '%{REQUEST_STATUS} -lt 400';

function headerLines(rule: HeaderRule): string[] {
  return Object.entries(rule.fields).map(([name, value]) => {
    const set = `Header always set ${name} ${quoted(value)}`;
    if (rule.path === '/*') return set;
    const when = [asked(rule), ...(name === 'Cache-Control' ? [isThere] : [])];
    return `${set} "expr=${when.join(' && ')}"`;
  });
}

/** The form of a file that was compressed when the site was made, for a browser that takes it. */
const compressed = (name: string, ending: string) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b`,
  `RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f`,
  `RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,END]`,
];

const textEndings = Object.keys(textTypes).map((ending) => `.${ending}`);

/** The text of the file. Of headers for the same field, Apache takes the last, as a table of rules does. */
export const htaccessText = (rules: readonly HeaderRule[]): string =>
  `${[
    '# The site on Apache 2.4. Made by `npm run deploy -- apache` out of src/build/hosting/; what is changed',
    '# here is gone with the next one. It needs mod_rewrite, mod_headers, mod_mime, and "AllowOverride All".',
    '',
    `Header always set Cache-Control ${quoted(askedForAgain)}`,
    ...rules.flatMap(headerLines),
    'Header merge Vary Accept-Encoding',
    '',
    '# Browsers are told not to guess what a file is.',
    ...Object.entries(contentTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 ${textEndings.join(' ')}`,
    '# Of compressed files the ending before counts: about.html.br is a page. "br" is a language, too.',
    'RemoveType .br .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    '',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'RewriteEngine On',
    '',
    '# A site is only read. Conditions on REDIRECT_STATUS leave out what Apache asks of itself.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD|OPTIONS)$',
    'RewriteRule ^ - [R=405,L]',
    '# For hosts, not for visitors.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteRule ^(?:${notForVisitors}) - [R=404,L]`,
    '# A page has one address; others of the same page lead to it.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteRule ^index(?:\\.html)?$ / [R=307,L]',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    `RewriteRule ^(.+?)${otherEndings}$ /$1 [R=307,L]`,
    '# The id of a post that is no number means the first post. A number of no post is not found, as is',
    '# anything else; the page says which.',
    'RewriteCond %{DOCUMENT_ROOT}/$0 !-f',
    'RewriteCond %{DOCUMENT_ROOT}/$0.html !-f',
    `RewriteRule ^${idWithoutNumber}$ ${firstPost} [R=307,L]`,
    '# Headers depend on what was asked for, so an address has one spelling: /%61bout and //about are not found.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteCond %{THE_REQUEST} "^[A-Z]+ ${otherSpelling}"`,
    'RewriteRule ^ - [R=404,L]',
    '# /about is about.html.',
    'RewriteRule ^$ index.html',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.+[^/])$ $1.html',
    '',
    ...compressed('br', 'br'),
    ...compressed('gzip', 'gz'),
    'RewriteCond %{DOCUMENT_ROOT}/$1 -f',
    'RewriteRule ^(.+)$ - [END]',
  ].join('\n')}\n`;
