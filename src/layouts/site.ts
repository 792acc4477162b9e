// The site's own facts, for every page of it.
import { readYaml } from '#loaders/read-yaml.ts';
import { siteSchema } from '#schemas/site.ts';

export const site = readYaml('content/site.yaml', siteSchema);
