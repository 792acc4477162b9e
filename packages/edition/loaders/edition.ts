// The edition that this program works with: the folder that CONTENT_DIR names, else `content`.
import { openEdition } from './open-edition.ts';

// No other file reads CONTENT_DIR; tests/repository/engine.test.ts enforces it.
export const edition = openEdition(process.env.CONTENT_DIR || 'content');
