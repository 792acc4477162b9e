// Words and maps of nginx's configuration.
import { literal } from './addresses.ts';
import type { HeaderRule } from './header-rules.ts';

/**
 * A text as one word of the configuration.
 * @throws Error for a text that nginx has no way to write.
 */
export function word(text: string): string {
  if (/^[\w./:=,-]+$/.test(text)) return text;
  const quote = text.includes('"') ? "'" : '"';
  if (text.includes(quote) || /[$\\\n\r]/.test(text)) {
    throw new Error(
      `nginx has no way to write ${JSON.stringify(text)} in its configuration: it holds both kinds of quotes, "$" or "\\". ` +
        'Shorten what src/build/security-policy.ts or site.yaml puts there.',
    );
  }
  return `${quote}${text}${quote}`;
}

/** Names of the variables that hold fields of an answer: those of two sites on a server differ. */
export const variablesOf = (name: string) => (field: string) =>
  `$site_${`${name}_${field}`.toLowerCase().replace(/\W/g, '_')}`;

/** A rule's addresses as a regular expression of what was asked for, which may have a query. */
const asked = ({ path }: HeaderRule) =>
  path.endsWith('*') ? `~^${literal(path.slice(0, -1))}` : `~^${literal(path)}(?:\\?|$)`;

/** A field by address: of expressions that match, nginx takes the first, a table of rules the last. */
export function mapOf(
  variable: string,
  field: string,
  rules: readonly HeaderRule[],
  otherwise: string,
): string[] {
  const lines = rules.flatMap((rule) => {
    const value = rule.fields[field];
    return value === undefined || rule.path === '/*'
      ? []
      : [`    "${asked(rule)}" ${word(value)};`];
  });
  return [
    `map $request_uri ${variable} {`,
    `    default ${word(otherwise)};`,
    ...lines.reverse(),
    '}',
  ];
}
