// Holds what the finder fetches, under the site's default rule: once, without retries.
import { createQueryClient } from '#loading/query-client.ts';

export const client = createQueryClient();
