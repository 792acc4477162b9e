// Loads a package of place data. The caller declares the type of its exports, or of one of its JSON files.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const load = createRequire(import.meta.url);

// As an import resolves the name: what one package has for require doesn't load.
export const loadPackage = (name: string) => load(fileURLToPath(import.meta.resolve(name)));
