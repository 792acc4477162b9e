// What became of an import, and what to do next, in sentences.
import { onOneLine } from '#import/import-error.ts';
import type { ImportReport, Outcome } from './import-report.ts';

/** Who is not in a list that was written all the same. */
function missingLines({ issues }: ImportReport): readonly string[] {
  const people = [...new Set(issues.map(({ person }) => person))];
  if (people.length === 0) return [];
  return [`Missing in it, because their rows are refused: ${onOneLine(people.join(', '))}.`];
}

/** What became of it, in sentences. */
export function outcomeLines(verdict: ImportReport, outcome: Outcome): readonly string[] {
  if (outcome.kind === 'shown') return ['Nothing was written: this was only a look.'];
  if (outcome.kind === 'same')
    return [`The list is as ${verdict.source} has it: nothing was to be written.`];
  if (outcome.kind === 'stopped') return ['Nothing was written.', ...outcome.why];
  if (outcome.kind === 'begun') {
    return [
      `${outcome.file} was about to be written. If this stays here, the import was cut off: import again.`,
    ];
  }
  const kept = outcome.backup === undefined ? [] : [`The old list is kept as ${outcome.backup}.`];
  return [`${outcome.file} was written.`, ...missingLines(verdict), ...kept];
}

/** What to do next, step by step. */
export function nextSteps(outcome: Outcome): readonly string[] {
  if (outcome.kind !== 'written' && outcome.kind !== 'same') return [];
  return [
    'Look through what was added, removed and changed.',
    'In site.yaml set directoryUpdated to the day on which you checked the list: visitors see it.',
    'Build the site (npm run build) and look at it (npm start), then publish it.',
  ];
}
