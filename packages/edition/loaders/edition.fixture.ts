// The YAML files of an edition with what each is checked for, for the tests of the reader.
import type { z } from 'zod';
import { edition } from './edition.ts';
import type { YamlIssue } from './read-yaml.ts';

type YamlFile = { readonly schema: z.ZodType; look?(content: unknown): readonly YamlIssue[] };

/** By the name of the file in the edition. */
export const yamlFiles = Object.fromEntries(
  Object.values(edition).flatMap((entry): [string, YamlFile][] => {
    if (typeof entry !== 'object' || !('schema' in entry)) return [];
    const { schema, look } = entry;
    return [[entry.file, { schema, ...(look && { look }) }]];
  }),
);
