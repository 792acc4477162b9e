// Loads a package of place data. A missing one is an error that says what to do.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const load = createRequire(import.meta.url);

/** Something that the makers need is missing. Its message says what to do. */
export class MakerError extends Error {
  override readonly name = 'MakerError';
}

/**
 * The exports of a package, or one of its JSON files. The caller declares their type.
 * @throws MakerError when the package isn't installed.
 */
export function loadPackage(name: string) {
  try {
    // As an import resolves the name: what one package has for require doesn't load.
    return load(fileURLToPath(import.meta.resolve(name)));
  } catch (error) {
    const [reason] = `${error instanceof Error ? error.message : error}`.split('\n');
    throw new MakerError(
      `The package ${name} didn't load: ${reason}. Run \`npm install\`, then try again.`,
    );
  }
}
