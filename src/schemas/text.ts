// The kinds of text that content files hold.
import { z } from 'zod';

/** A text that is not empty. */
export const text = z.string('a text').trim().min(1, 'a text');

/** A path of this site, such as /membership, with or without a fragment. */
export const sitePath = z
  .string('a path of this site')
  .regex(/^\/(?!\/)[\w\-/]*(#[\w-]+)?$/, 'a path of this site such as /membership');

const encrypted = 'an address that starts with https://';

/**
 * An address on the web; only the encrypted kind is accepted, and no sign in its host that would
 * end a rule of the security policy.
 */
export const webAddress = z
  .string(encrypted)
  .trim()
  .refine(
    (address) => /^https:\/\/[\w.-]+(:\d+)?([/?#]|$)/.test(address) && URL.canParse(address),
    encrypted,
  );
