// The platforms to pull members from. The key in the environment chooses one of them.
import { ImportError } from '#import/import-error.ts';
import { wildApricot } from '#sync/wild-apricot/wild-apricot.ts';
import type { Platform } from './api-client.ts';

const platforms: readonly Platform[] = [wildApricot];

export type PlatformAccess = {
  readonly platform: Platform;
  readonly key: string;
  /** A host that replaces the platform's own. */
  readonly host: URL | undefined;
};

/** The host receives the key, so the connection is encrypted or stays on this computer. */
function hostOf({ hostName }: Platform, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const here = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  if (url && (url.protocol === 'https:' || (here && url.protocol === 'http:'))) return url;
  throw new ImportError(
    `${hostName} isn't an https address or an address of this computer. Remove it, because it is only for tests.`,
  );
}

/** @throws ImportError when there is no key, or more than one. */
export function choosePlatform(env: Readonly<Record<string, string | undefined>>): PlatformAccess {
  const [platform, ...others] = platforms.filter(({ keyName }) => env[keyName]?.trim());
  if (!platform)
    throw new ImportError(
      `There is no key to the membership platform. Put it in the environment variable ${platforms.map(({ keyName }) => keyName).join(' or ')}. See docs/automation.md, "Weekly member updates".`,
    );
  if (others.length > 0)
    throw new ImportError(
      `There are keys to several platforms: ${[platform, ...others].map(({ keyName }) => keyName).join(', ')}. Keep only the key to the platform with your members.`,
    );
  const host = env[platform.hostName]?.trim();
  return {
    platform,
    key: env[platform.keyName]?.trim() ?? '',
    host: host ? hostOf(platform, host) : undefined,
  };
}
