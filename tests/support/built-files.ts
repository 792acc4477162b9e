// The files of the build, with the addresses and types that a host must send.
import { globSync, readFileSync, statSync } from 'node:fs';
import { contentTypes } from '@appraisers/hosting/headers/content-types.ts';

/** The folder of the built site that the tests visit. The runners in `tests/run` name it. */
export const siteFolder = process.env.SITE_DIR || 'dist';

/** Whether the site under test represents all editions in weight and layout, which do not depend on content. */
export const speaksForAll = siteFolder.endsWith('/journeys');

type BuiltFile = {
  readonly path: string;
  readonly bytes: Buffer;
  readonly type: string | undefined;
};

const pathOf = (file: string) => `/${file.replaceAll('\\', '/')}`;

/** All files except the one that only hosts read. */
export const builtFiles = (): readonly BuiltFile[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => statSync(`${siteFolder}/${file}`).isFile())
    .map((file) => ({
      path: pathOf(file)
        .replace(/\/index\.html$/, '/')
        .replace(/\.html$/, ''),
      bytes: readFileSync(`${siteFolder}/${file}`),
      type: contentTypes[file.slice(file.lastIndexOf('.') + 1)],
    }));
