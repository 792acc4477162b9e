// The configurations of nginx and Apache. Both compare the path of the file that they send, so "not found" has the
// headers of 404.html, and another spelling of an address has the headers of its file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentTypes, textTypes } from './content-types.ts';
import type { HeaderRule } from './header-rules.ts';

/** A value in quotes. No value has both kinds, or a character that servers read otherwise: addresses are validated. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** The files of a rule, as a regular expression. */
function filePattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?()[\]]/g, '\\$&');
  return path.endsWith('*') ? `^${escaped}` : `^${escaped}(?:\\.html)?$`;
}

/** The text of a template in this folder, whose «names» have values. */
function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return template.replaceAll(/«(\w+)»/g, (_, name: string) => values[name] ?? '');
}

const types = Object.entries(contentTypes);

/** `.htaccess` in the folder of the site. Of several lines for a field, Apache uses the last, as the table does. */
export const htaccessText = (rules: readonly HeaderRule[]): string =>
  fillTemplate('apache.htaccess', {
    headers: rules
      .flatMap(({ path, fields }) =>
        Object.entries(fields).map(([name, value]) => {
          const line = `Header always set ${name} ${quoted(value)}`;
          return path === '/*' ? line : `${line} "expr=%{REQUEST_URI} =~ m#${filePattern(path)}#"`;
        }),
      )
      .join('\n'),
    types: types.map(([ending, type]) => `AddType ${type} .${ending}`).join('\n'),
    texts: Object.keys(textTypes).join(' '),
  });

/** Sets a variable by the file. nginx takes the first match, the table the last. */
function headerMap(variable: string, field: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, fields: { [field]: value } }) => {
    if (value === undefined) return [];
    const match = path === '/*' ? 'default' : `"~${filePattern(path)}"`;
    return [`    ${match} ${quoted(value)};\n`];
  });
  return `map $uri ${variable} {\n${lines.reverse().join('')}}`;
}

/**
 * nginx's file for Debian and Ubuntu with a certificate of Let's Encrypt.
 * @param name - The host name of the site.
 */
export function nginxText(rules: readonly HeaderRule[], name: string): string {
  const fields = [...new Set(rules.flatMap((rule) => Object.keys(rule.fields)))];
  // Two sites on a server need variables of their own. With a name of more than 46 characters, nginx
  // does not start: it needs a larger variables_hash_bucket_size.
  const site = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const variableOf = (field: string) => `$site_${site}_${field.toLowerCase().replaceAll('-', '_')}`;
  return fillTemplate('nginx.conf', {
    name,
    maps: fields.map((field) => headerMap(variableOf(field), field, rules)).join('\n'),
    headers: fields
      .map((field) => `    add_header ${field} ${variableOf(field)} always;`)
      .join('\n'),
    types: types.map(([ending, type]) => `        ${type} ${ending};`).join('\n'),
    // nginx adds the charset to pages, and compresses them, without being asked.
    texts: Object.values(textTypes)
      .filter((type) => type !== 'text/html')
      .join(' '),
  });
}
