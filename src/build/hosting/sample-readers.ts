// Reads the headers out of what was made for a host, as the host would, for the tests.
import type { HeaderFields } from './header-rules.ts';

export type Reader = (text: string, address: string) => HeaderFields;

/** Cloudflare: all rules that match, each after what it takes back. */
export const readHeadersFile: Reader = (text, address) => {
  const fields: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').filter((line) => !line.startsWith('#'))) {
    const [, back] = /^ {2}! (.+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/'))
      matches = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    else if (matches && back !== undefined) delete fields[back];
    else if (matches && name !== undefined && value !== undefined)
      // Given twice, both stand in the answer.
      fields[name] = name in fields ? `${fields[name]}, ${value}` : value;
  }
  return fields;
};

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

/** nginx: of a map, the first expression that matches; a field that is empty is not sent. */
export const readNginx: Reader = (text, address) => {
  const variables = new Map<string, string>();
  for (const [, variable = '', body = ''] of text.matchAll(
    /^map \$request_uri (\S+) \{\n(.*?)\n\}/gms,
  )) {
    const lines = [...body.matchAll(/^ +(?:default|"~(.+)") (.+);$/gm)];
    const matching = lines.find(([, pattern]) => pattern && new RegExp(pattern).test(address));
    const otherwise = lines.find(([, pattern]) => pattern === undefined);
    variables.set(variable, unquoted((matching ?? otherwise)?.[2] ?? ''));
  }
  const added = [...text.matchAll(/^ {4}add_header (\S+) (.+) always;$/gm)];
  const fields = added.map(([, name = '', value = '']) => {
    const variable = value.replace(/_of_status$/, '');
    return [name, variables.get(variable) ?? unquoted(value)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
};

/** Apache: of lines for the same field, the last whose condition holds. */
export const readHtaccess: Reader = (text, address) => {
  const fields: Record<string, string> = {};
  for (const [, name = '', value = '', , condition] of text.matchAll(
    /^Header always set (\S+) "((?:[^"\\]|\\.)*)"( "expr=.*? =~ m#(.+?)#.*")?$/gm,
  )) {
    if (condition === undefined || new RegExp(condition).test(`GET ${address} HTTP/1.1`))
      fields[name] = value.replaceAll('\\"', '"');
  }
  return fields;
};
