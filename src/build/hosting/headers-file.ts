// `_headers`, as Cloudflare and Netlify read it.
import { strictTransportNote } from '#build/security-policy.ts';
import type { HeaderFields, HeaderRule } from './header-rules.ts';

/** What Cloudflare reads of a headers file; Netlify has no lower limit. */
const most = { rules: 100, charactersOfLine: 2000 };

/**
 * The text of the file. These hosts give a rule's headers with "not found", too: a file that was
 * missing once would be missing for as long as the file is kept. So what is only for files that are
 * there has a rule for each.
 * @param files paths in the site of the files that such a rule is for.
 * @throws Error when the file would be more than a host reads.
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const named = rules.flatMap((rule) => (rule.eachFile ? forEach(rule, files) : [rule]));
  const lines = [`# ${strictTransportNote}`];
  const given = new Set<string>();
  for (const { path, fields } of named) {
    lines.push(path, ...fieldLines(fields, given).map((line) => `  ${line}`));
    // Only what every answer has is there to be taken back.
    if (path === '/*') for (const name of Object.keys(fields)) given.add(name);
  }
  refuseTooMuch(named.length, lines);
  return `${lines.join('\n')}\n`;
}

const forEach = ({ path, fields }: HeaderRule, files: readonly string[]) =>
  files
    .filter((file) => file.startsWith(path.slice(0, -1)))
    .sort()
    .map((file) => ({ path: file, fields }));

/** "!" takes back what a rule above gave; two policies would both be kept to. */
const fieldLines = (fields: HeaderFields, given: ReadonlySet<string>) => [
  ...Object.keys(fields)
    .filter((name) => given.has(name))
    .map((name) => `! ${name}`),
  ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
];

function refuseTooMuch(rules: number, lines: readonly string[]): void {
  if (rules > most.rules) {
    throw new Error(
      `The headers file dist/_headers would have ${rules} rules; hosts read ${most.rules} and leave out the rest. ` +
        'There is a rule for each file in dist/_astro/: gather scripts in fewer files (codeSplitting in astro.config.ts).',
    );
  }
  const long = lines.find((line) => line.length > most.charactersOfLine);
  if (long !== undefined) {
    throw new Error(
      `A line of the headers file dist/_headers would have ${long.length} characters; hosts read ${most.charactersOfLine}. ` +
        `It begins with "${long.trim().slice(0, 60)}"; shorten what src/build/security-policy.ts puts there.`,
    );
  }
}
