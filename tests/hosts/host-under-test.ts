// The host that the tests visit: the server of `npm start`, or the one that TEST_HOST names.

import { z } from 'zod';
import { freePort } from '#support/free-port.ts';

export const hostName = z
  .enum(['local', 'Workers', 'nginx', 'Apache'])
  .parse(process.env.TEST_HOST || 'local');

// Playwright's first process finds a free port, and the others inherit it.
process.env.TEST_PORT ??= `${await freePort()}`;

const { TEST_PORT: port } = process.env;

export const origin = `${hostName === 'nginx' ? 'https' : 'http'}://localhost:${port}`;

/** The command that serves the built site on the host. */
export const serveCommand =
  hostName === 'local'
    ? `exec node hosting/serve-build.ts --port ${port}`
    : `exec node tests/hosts/serve-on.ts ${hostName} ${port}`;
