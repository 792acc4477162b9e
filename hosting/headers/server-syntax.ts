// What nginx and Apache write alike: values in quotes, paths as regular expressions, and their templates.
import { readFileSync } from 'node:fs';

/**
 * A value in quotes.
 * @throws Error for a value that nginx or Apache cannot express.
 */
export function quoted(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (value.includes(quote) || /[$%\\\n\r]/.test(value)) {
    throw new Error(
      `nginx and Apache cannot send ${JSON.stringify(value)} as a header. It contains both kinds of quotes, ` +
        '"$", "%", "\\" or a line break. Change what hosting/security-policy.ts or site.yaml puts there.',
    );
  }
  return quote + value + quote;
}

/**
 * The files of a rule: both servers compare the path of the file that they send, so "not found" has the headers of
 * 404.html, and another spelling of an address has the headers of its file.
 */
export function filePattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?()[\]]/g, '\\$&');
  return path.endsWith('*') ? `^${escaped}` : `^${escaped}(?:\\.html)?$`;
}

/** The text of a template in this folder, whose «names» have values. */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return template.replaceAll(/«(\w+)»/g, (_, name: string) => values[name] ?? '');
}
