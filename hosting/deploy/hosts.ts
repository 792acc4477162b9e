// The hosts of `npm run deploy`: the files that each needs beside the built site, and the commands that upload.
import { rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { headerRules } from '#headers/header-rules.ts';
import { htaccessText, nginxText } from '#headers/server-configs.ts';

type Host = {
  /** Commands that upload the site, by their option. docs/hosting.md has those of the other hosts. */
  readonly commands?: Readonly<Record<string, string>>;
  /** The texts of its own files, by their path from the folder that has the site in site/. Without any, it takes dist/. */
  files?(site: Site, hostName: string): Readonly<Record<string, string>>;
};

/** tests/hosts starts the same version. */
export const wrangler = 'npx --yes wrangler@4.153.0';
const netlify = 'npx --yes netlify-cli@27.10.2 deploy --no-build --dir dist';

/** By name on the command line. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries<Host>({
    // A preview has an address of its own, and leaves the site as it is.
    cloudflare: {
      commands: { '--upload': `${wrangler} deploy`, '--preview': `${wrangler} versions upload` },
    },
    netlify: { commands: { '--upload': `${netlify} --prod`, '--preview': netlify } },
    nginx: { files: (site, name) => ({ [`${name}.conf`]: nginxText(headerRules(site), name) }) },
    apache: { files: (site) => ({ 'site/.htaccess': htaccessText(headerRules(site)) }) },
    // It sets no headers of ours.
    'github-pages': {
      files: (_, name) => ({
        // Without it, folders whose names start with "_" are left out.
        'site/.nojekyll': '',
        // Byte for byte, also from a computer where git changes the ends of lines.
        'site/.gitattributes': '* -text\n',
        ...(name.endsWith('.github.io') ? {} : { 'site/CNAME': `${name}\n` }),
      }),
    },
  }),
);

/** Writes a host's own files into the folder that has the built site in site/. */
export function writeHostFiles({ files }: Host, site: Site, folder: string): void {
  // For other hosts.
  rmSync(`${folder}/site/_headers`);
  for (const [file, text] of Object.entries(files?.(site, new URL(site.url).host) ?? {}))
    writeFileSync(`${folder}/${file}`, text);
}

/**
 * Reads the command line: a host, and an option of its commands.
 * @returns the host, and the command to run after the build, if any.
 */
export function deployOptions([name = '', option = '', ...extra]: readonly string[]) {
  const host = hosts.get(name);
  const command = host?.commands?.[option];
  if (host && extra.length === 0 && (option === '' || command)) return { name, host, command };
  throw new UserError(
    `Enter \`npm run deploy -- HOST\`. HOST is one of ${[...hosts.keys()].join(', ')}. ` +
      'After cloudflare and netlify, --upload also uploads the site, and --preview a preview of it.',
  );
}
