// The command line of `npm run deploy`.
import { parseArgs } from 'node:util';
import { type Host, hosts } from './hosts.ts';

export type DeployOptions = {
  readonly name: string;
  readonly host: Host;
  /** The commands of the host to run after the build, if any. */
  readonly send: 'upload' | 'preview' | undefined;
  readonly destination: string;
};

/** Reads the command line. Returns a message if it isn't valid. */
export function deployOptions(args: readonly string[]): DeployOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { upload: { type: 'boolean' }, preview: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [name = '', destination = '', ...extra] = positionals;
  const host = hosts.get(name);
  if (host === undefined)
    return `Name a host, as in \`npm run deploy -- nginx\`: ${[...hosts.keys()].join(', ')}.`;
  const unknown = Object.keys(values).find((option) => option !== 'upload' && option !== 'preview');
  if (unknown !== undefined || extra.length > 0)
    return `The command doesn't use "${unknown ? `--${unknown}` : extra.join(' ')}". Remove it.`;
  if (values.preview === true && host.preview === undefined)
    return `${host.title} has no previews. Remove --preview.`;
  const upload = values.upload === true;
  const needsDestination = upload && host.destination !== undefined;
  if (needsDestination && destination === '')
    return `There is no destination. Add it, as in \`npm run deploy -- ${name} --upload ${host.destination}\`.`;
  if (!needsDestination && destination !== '')
    return `The command doesn't use "${destination}". Remove it, or add --upload for a server or repository of your own.`;
  return {
    name,
    host,
    send: values.preview ? 'preview' : upload ? 'upload' : undefined,
    destination,
  };
}
