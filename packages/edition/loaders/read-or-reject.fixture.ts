// What every refusal of content has to be, for the laws of its readers.
import { expect } from 'vitest';
import { ContentError } from './content-error.ts';

/** The result of the action, or nothing when it rejects the file in sentences with file and row. */
export function readOrReject<Read>(file: string, action: () => Read): Read | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.stack).toBe('');
    const [, ...sentences] = error.message.split('\n');
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^ {2}\S+.*: found .+; expected .+\.$/);
      expect(sentence).toContain(file);
      expect(sentence).not.toMatch(
        /\bat \w+ \(|node_modules|\.ts:|undefined|\[object|cannot be read \(/,
      );
      // The whole file is meant where it is empty, too long, or lacks a field at its top.
      if (!/found (nothing|an empty file|\d+ bytes|\[|")/.test(sentence))
        expect(sentence).toMatch(/, row \d+/);
    }
    return undefined;
  }
}
