// The built site on its way to a host.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { headerRules } from '#build/hosting/header-rules.ts';
import { precompress } from '#build/hosting/precompress.ts';
import type { Site } from '#schemas/site.ts';

/** What only Cloudflare and Netlify read. Another host would hand it out to visitors. */
const headersFile = '_headers';

export type BuiltSite = {
  /** Where the build is. */
  readonly folder: string;
  readonly site: Site;
};

/** What the site is called on the web. */
export const nameOf = ({ site }: BuiltSite): string => new URL(site.url).host;

export const rulesOf = ({ site }: BuiltSite) => headerRules(site);

/** Copies the site into a folder, in the place of what is there. */
export function copySite(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== headersFile });
}

/** The same with every text beside itself as small as it gets. */
export async function copyCompressed(from: string, to: string): Promise<void> {
  copySite(from, to);
  await precompress(to);
}
