// Loads a package of place data. The caller declares the type of its exports, or of one of its JSON files.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The person who runs a maker can fix it. Its message says how. */
export class MakerError extends Error {
  override readonly name = 'MakerError';
}

const load = createRequire(import.meta.url);

// As an import resolves the name: what one package has for require doesn't load.
export const loadPackage = (name: string) => load(fileURLToPath(import.meta.resolve(name)));
