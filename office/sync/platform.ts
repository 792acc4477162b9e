// What a membership platform is to the pull. Another one gets a folder, and a line in platforms.ts.
import type { ExportFile } from '#import/reading/export-file.ts';
import type { Conversation } from './conversation.ts';
import type { Spoken } from './sentences.ts';

export type Platform = Spoken & {
  /** The environment variable that names another host in its place: for tests, and for nobody else. */
  readonly hostName: string;
  /**
   * Its members as a table, as its export would have them.
   * @throws ImportStop
   */
  readonly pull: (
    key: string,
    host: URL | undefined,
    conversation: Conversation,
  ) => Promise<ExportFile>;
};
