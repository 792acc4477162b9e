// The command line of `npm run deploy`.
import { parseArgs } from 'node:util';
import { type Host, hosts } from './hosts.ts';

const hostsByName: ReadonlyMap<string, Host> = new Map(Object.entries(hosts));
const names = Object.keys(hosts).join(', ');

export type DeployOptions = {
  readonly host: Host;
  readonly upload: boolean;
  readonly target: string;
};

/** Reads the words after the command. Returns a message when they are invalid. */
export function deployOptions(args: readonly string[]): DeployOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { upload: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const [name, target = '', ...extra] = positionals;
  const unknown = Object.keys(values).find((option) => option !== 'upload');
  if (name === undefined)
    return `Say which host the site is for: \`npm run deploy -- nginx\`. There are ${names}.`;
  const host = hostsByName.get(name);
  if (host === undefined) return `No host is called "${name}". There are ${names}.`;
  if (unknown !== undefined) return `There is no option "--${unknown}"; there is only --upload.`;
  if (extra.length > 0) return `"${extra.join(' ')}" is more than the command can use.`;
  const upload = values.upload === true;
  if (target !== '' && !upload)
    return `"${target}" was not used, for nothing is uploaded without --upload before it.`;
  if (target !== '' && host.target === undefined)
    return `${host.title} needs no "${target}": your account says where the site goes.`;
  if (target === '' && upload && host.target !== undefined)
    return `Say where it is to go: \`npm run deploy -- ${name} --upload ${host.target}\`.`;
  return { host, upload, target };
}
