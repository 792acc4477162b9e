// The configuration of nginx for the site: complete, to be put in as it is.
import { contentTypes, textTypes } from './content-types.ts';
import { askedForAgain, type HeaderFields, type HeaderRule } from './header-rules.ts';
import { nginxLocations } from './nginx-locations.ts';
import { mapOf, variablesOf, word } from './nginx-words.ts';

export type NginxPlace = {
  /** What the site is called on the web. */
  readonly name: string;
  /** The folder of the site on the server. */
  readonly root: string;
  /** `listen` lines and what belongs to them. */
  readonly listen: readonly string[];
  /** Servers beside the site's own, such as the one that leads to https. */
  readonly beside?: readonly string[];
  /** Files, or none, that switch brotli on where the module is. */
  readonly brotli: string;
};

/** What every answer has, and what depends on the address. */
function split(rules: readonly HeaderRule[]) {
  const always: HeaderFields = rules.find(({ path }) => path === '/*')?.fields ?? {};
  const rest = rules.filter(({ path }) => path !== '/*');
  const named = new Set(rest.flatMap(({ fields }) => Object.keys(fields)));
  named.delete('Cache-Control');
  return { always, byAddress: [...named] };
}

export function nginxText(rules: readonly HeaderRule[], place: NginxPlace): string {
  const { always, byAddress } = split(rules);
  const fixed = Object.entries(always).filter(([name]) => !byAddress.includes(name));
  const variableOf = variablesOf(place.name);
  const cache = variableOf('Cache-Control');
  const lines = [
    `# ${place.name} on nginx, 1.18 or later. Made by \`npm run deploy -- nginx\` out of src/build/hosting/;`,
    '# what is changed here is gone with the next one. It belongs into the http part of nginx.conf.',
    '',
    '# Headers that depend on what was asked for. They are maps, not add_header lines in locations: a',
    '# location with one add_header of its own loses all those of its server.',
    ...byAddress.flatMap((name) => mapOf(variableOf(name), name, rules, always[name] ?? '')),
    ...mapOf(cache, 'Cache-Control', rules, askedForAgain),
    '# What is not there is never kept, whatever its address.',
    `map $status ${cache}_of_status {`,
    `    default ${cache};`,
    `    ~^[45] ${word(askedForAgain)};`,
    '}',
    '',
    ...(place.beside ?? []),
    'server {',
    ...indented([
      ...place.listen,
      `server_name ${place.name};`,
      `root ${word(place.root)};`,
      'server_tokens off;',
      '# Leads to /about, not to a host name that a proxy in front may not have.',
      'absolute_redirect off;',
      '',
      '# Browsers are told not to guess what a file is.',
      'types {',
      ...Object.entries(contentTypes).map(([ending, type]) => `    ${type} ${ending};`),
      '}',
      '# All of them; nginx names pages without being told.',
      'charset utf-8;',
      `charset_types ${Object.values(textTypes)
        .filter((type) => type !== 'text/html')
        .join(' ')};`,
      '',
      '# Files were compressed when the site was made, as far as they can be: about.html.gz and',
      '# about.html.br beside about.html. The second needs the module (on Debian and Ubuntu:',
      '# libnginx-mod-http-brotli-static); without the file that is named here all goes on with gzip.',
      'gzip_static on;',
      'gzip_vary on;',
      `include ${place.brotli};`,
      '',
      ...fixed.map(([name, value]) => `add_header ${name} ${word(value)} always;`),
      ...byAddress.map((name) => `add_header ${name} ${variableOf(name)} always;`),
      `add_header Cache-Control ${cache}_of_status always;`,
      '',
      ...nginxLocations,
    ]),
    '}',
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
