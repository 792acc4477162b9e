// What a build would say of content, as a form shows it: a sentence at the field.
import type { Problem } from '#desk/shapes.ts';
import { ContentError, type Fault } from '#loaders/content-error.ts';

/** "Needed: a date such as 2026-11-20." */
const needed = ({ expected }: Fault) => `Needed: ${expected}.`;

/** The whole of it, where it stands at no field of the form: as the build says it. */
export function inFull(fault: Fault): string {
  const [, line = ''] = new ContentError(fault.file ?? '', [fault]).message.split('\n');
  return line.trim();
}

const steps = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/**
 * The problems of one file, for the form that shows it. `pathOf` says where in the form a fault stands
 * which has no path of its own.
 */
export const problemsOf = (
  faults: readonly Fault[],
  file: string,
  pathOf: (fault: Fault) => readonly (string | number)[] | undefined = () => undefined,
): readonly Problem[] =>
  faults.map((fault) => {
    const path = fault.file === file ? (pathOf(fault) ?? (fault.path && steps(fault.path))) : [];
    return path && path.length > 0
      ? { path, says: needed(fault) }
      : { path: [], says: inFull(fault) };
  });

/** The lines that a build would show. */
export const linesOf = (error: ContentError): readonly string[] => [
  ...new Set(error.faults.map(inFull)),
];
