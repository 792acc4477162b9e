// What the tests of saving look at.
import { isFields } from '#desk/fields.ts';
import type { Problem } from '#desk/shapes.ts';
import { DeskError } from './desk-error.ts';

export const today = '2026-11-22';

/** The lines that a change has taken away and brought. */
export function lines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    came: now.filter((line) => !old.includes(line)),
  };
}

/** What a refusal says, and at which fields. */
export function problemsIn(action: () => unknown): {
  sentence: string;
  problems: readonly Problem[];
  asks: boolean;
} {
  try {
    action();
  } catch (error) {
    if (error instanceof DeskError) {
      const { message: sentence, problems, asks } = error;
      return { sentence, problems, asks };
    }
    throw error;
  }
  throw new Error('nothing was refused');
}

export const fields = (value: unknown) => (isFields(value) ? value : {});
export const cellsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(fields(value)).map(([name, cell]) => [name, String(cell)]));
