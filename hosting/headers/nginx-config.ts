// The complete configuration of nginx for the site.
import { createHash } from 'node:crypto';
import { contentTypes, textTypes } from './content-types.ts';
import { type HeaderRule, withCacheDefault } from './header-rules.ts';
import { filePattern, fillTemplate, quoted } from './server-syntax.ts';

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
  const types = Object.entries(contentTypes).map(([ending, type]) => `        ${type} ${ending};`);
  // nginx adds the charset to pages, and compresses them, without being asked.
  const texts = Object.values(textTypes).filter((type) => type !== 'text/html');
  return fillTemplate('nginx.conf', {
    name,
    maps: fields.map((field) => headerMap(variableOf(field), field, rules)).join('\n'),
    headers: fields
      .map((field) => `    add_header ${field} ${variableOf(field)} always;`)
      .join('\n'),
    types: types.join('\n'),
    texts: texts.join(' '),
  });
}
