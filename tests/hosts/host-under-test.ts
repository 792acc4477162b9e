// The host that the tests visit: the Workers engine of `npm start`, or nginx with TEST_HOST=nginx.
import { freePort } from '@appraisers/hosting/free-port.ts';

export const hostName = process.env.TEST_HOST || 'Workers';

if (hostName !== 'Workers' && hostName !== 'nginx')
  throw new Error(`TEST_HOST is "${hostName}". Set it to Workers or nginx.`);

/**
 * nginx differs from the engine: it sends copies that were compressed before, redirects to the first
 * post without a script, does not find other spellings of an address, and never caches "not found".
 */
export const isNginx = hostName === 'nginx';

// Playwright's first process finds a free port, and the others inherit it.
process.env.TEST_PORT ??= `${await freePort()}`;

export const origin = `${isNginx ? 'https' : 'http'}://localhost:${process.env.TEST_PORT}`;
