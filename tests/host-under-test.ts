// The host that the table of answers is tried on, and what hosts do differently.
import { brotliModule } from '#scripts/hosts/find.ts';

type Host = {
  readonly protocol: 'http' | 'https';
  /** Compressed when the site was made, as far as that can be done, and not at each visit. */
  readonly compressedBefore: boolean;
  /** Sends who names no number to the first post. Elsewhere the "not found" page does. */
  readonly sendsToFirstPost: boolean;
  /** Leads from /%61bout and //about to /about. Elsewhere they are not found. */
  readonly leadsToOneSpelling: boolean;
  /** Knows when a file was changed, and sends a part of it. */
  readonly knowsFiles: boolean;
  /** Tells a file that is missing from one that is there, by whatever rule its address falls under. */
  readonly keepsNothingMissing: boolean;
  readonly encodings: readonly ('br' | 'gzip')[];
};

const ownServer = {
  compressedBefore: true,
  sendsToFirstPost: true,
  leadsToOneSpelling: false,
  knowsFiles: true,
  keepsNothingMissing: true,
} as const;

const hosts: Readonly<Record<string, Host>> = {
  // The engine alone: the network around it knows times and parts of files.
  Workers: {
    protocol: 'http',
    compressedBefore: false,
    sendsToFirstPost: false,
    leadsToOneSpelling: true,
    knowsFiles: false,
    keepsNothingMissing: false,
    encodings: ['br', 'gzip'],
  },
  nginx: {
    ...ownServer,
    protocol: 'https',
    encodings: brotliModule().length > 0 ? ['br', 'gzip'] : ['gzip'],
  },
  Apache: { ...ownServer, protocol: 'http', encodings: ['br', 'gzip'] },
};

export const hostName = process.env.TEST_HOST || 'Workers';

export function hostUnderTest(): Host {
  const host = hosts[hostName];
  if (!host)
    throw new Error(`TEST_HOST is "${hostName}"; there are ${Object.keys(hosts).join(', ')}.`);
  return host;
}

/** Where it answers. */
export const origin = `${hostUnderTest().protocol}://localhost:${process.env.TEST_PORT ?? '4322'}`;
