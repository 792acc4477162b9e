// What the command knows of a host.
import type { BuiltSite } from './built-site.ts';

export type Command = { readonly program: string; readonly args: readonly string[] };

export type Host = {
  /** What the host is called in sentences. */
  readonly title: string;
  /** Where `make` puts what goes to the host. */
  readonly folder: string;
  /** Makes what the host needs out of the built site. */
  make(built: BuiltSite, folder: string): Promise<void>;
  /** What to do next while nothing is uploaded. */
  next(built: BuiltSite): string;
  /** A sample of what has to follow --upload; none where the account says where the site goes. */
  readonly target?: string;
  /** What uploads, one after the other. */
  upload(folder: string, target: string): readonly Command[];
  /** How to come by the program that uploads. */
  readonly install: string;
};
