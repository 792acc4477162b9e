// The kinds of text that content files hold.
import { z } from 'zod';

/** A text that is not empty. */
export const text = z.string('a text').trim().min(1, 'a text');

/** A path of this site, such as /membership, with or without a fragment. */
export const sitePath = z
  .string('a path of this site')
  .regex(/^\/[\w\-/]*(#[\w-]+)?$/, 'a path of this site such as /membership');

/** An address on the web; only the encrypted kind is accepted. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'an address that starts with https://',
});
