// Editions for tests: the committed samples. The live one belongs to its owner, and a build validates it.
import type { z } from 'zod';
import type { YamlIssue } from './cross-checks.ts';
import { edition } from './edition.ts';

/** Every sample edition. Other folders there belong to their owners. */
export const sampleEditions = ['editions/idaho', 'editions/journeys'] as const;

/** The places of the edition that tests read. */
export const sampleGeography = edition.geography();
/** The counties, kinds of work and languages of that edition. */
export const sampleDetails = edition.detailNames();

type YamlFile = { readonly schema: z.ZodType; check(content: unknown): readonly YamlIssue[] };

/** The YAML files of an edition with what validates each, by the name of the file. */
export const yamlFiles = Object.fromEntries(
  [...Object.values(edition), ...Object.values(edition.pages)].flatMap(
    (entry): [string, YamlFile][] =>
      typeof entry === 'object' && 'schema' in entry && edition.has(entry.file)
        ? [[entry.file, entry]]
        : [],
  ),
);
