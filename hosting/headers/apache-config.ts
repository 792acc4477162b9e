// `.htaccess`: the configuration of Apache 2.4, in the folder of the site.
import { contentTypes, textTypes } from './content-types.ts';
import { type HeaderRule, withCacheDefault } from './header-rules.ts';
import { filePattern, fillTemplate, quoted } from './server-syntax.ts';

/** When several lines set the same field, Apache uses the last one, as the table does. */
const headerLines = ({ path, fields }: HeaderRule): string[] =>
  Object.entries(fields).map(([name, value]) => {
    const line = `Header always set ${name} ${quoted(value)}`;
    return path === '/*' ? line : `${line} "expr=%{REQUEST_URI} =~ m#${filePattern(path)}#"`;
  });

const endings = Object.keys(textTypes);

export const htaccessText = (rules: readonly HeaderRule[]): string =>
  fillTemplate('apache.htaccess', {
    headers: withCacheDefault(rules).flatMap(headerLines).join('\n'),
    types: Object.entries(contentTypes)
      .map(([ending, type]) => `AddType ${type} .${ending}`)
      .join('\n'),
    charsetEndings: `.${endings.join(' .')}`,
    endings: endings.join('|'),
  });
