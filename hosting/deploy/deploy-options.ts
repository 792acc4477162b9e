// The command line of `npm run deploy`.
import { parseArgs } from 'node:util';
import { type Host, hosts } from './hosts.ts';

const hostsByName: ReadonlyMap<string, Host> = new Map(Object.entries(hosts));
const names = Object.keys(hosts).join(', ');

export type DeployOptions = {
  readonly host: Host;
  /** The commands of the host to run after the build, if any. */
  readonly send: 'upload' | 'preview' | undefined;
  readonly target: string;
};

/** Reads the command line. Returns a message if it isn't valid. */
export function deployOptions(args: readonly string[]): DeployOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { upload: { type: 'boolean' }, preview: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [name, target = '', ...extra] = positionals;
  const unknown = Object.keys(values).find((option) => option !== 'upload' && option !== 'preview');
  if (name === undefined)
    return `There is no host. Add one of these, as in \`npm run deploy -- nginx\`: ${names}.`;
  const host = hostsByName.get(name);
  if (host === undefined) return `There is no host called "${name}". Use one of these: ${names}.`;
  if (unknown !== undefined)
    return `There is no option "--${unknown}". Remove it, or use --upload or --preview.`;
  if (extra.length > 0) return `The command doesn't use "${extra.join(' ')}". Remove it.`;
  if (values.preview === true && host.preview === undefined)
    return `${host.title} has no previews. Remove --preview.`;
  const upload = values.upload === true;
  if (target !== '' && !upload)
    return `"${target}" is a destination, but nothing would be uploaded. Add --upload before it.`;
  if (target !== '' && host.target === undefined)
    return `${host.title} doesn't use the destination "${target}". Remove it, because your account has the destination.`;
  if (target === '' && upload && host.target !== undefined)
    return `There is no destination. Add it, as in \`npm run deploy -- ${name} --upload ${host.target}\`.`;
  const send = values.preview === true ? 'preview' : upload ? 'upload' : undefined;
  return { host, send, target };
}
