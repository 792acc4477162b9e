// What a membership platform is to the pull. Another one gets a folder, and a line in choose-platform.ts.
import type { ExportFile } from '#import/reading/export-file.ts';
import type { ApiClient } from './api-client.ts';
import type { Provider } from './provider-errors.ts';

export type Platform = Provider & {
  /** The environment variable that names another host in its place: for tests, and for no one else. */
  readonly hostName: string;
  /**
   * Its members as a table, as its export would have them.
   * @throws ImportError
   */
  readonly pull: (key: string, host: URL | undefined, client: ApiClient) => Promise<ExportFile>;
};
