// Saves what was answered to the questions of an import, in the rule of the edition.
import { isFields } from '#desk/fields.ts';
import type { ColumnAnswer } from '#desk/shapes.ts';
import { withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { edition } from '#loaders/edition.ts';
import { fileText } from './file-text.ts';
import { save } from './save.ts';

/** @throws DeskError when a build would not accept them. */
export function saveAnswers(answers: readonly ColumnAnswer[]): void {
  const { file } = edition.membership;
  const { text, bytesOf } = fileText(file);
  const written = yamlOf(text);
  const rule = isFields(written) ? written : {};
  const before: readonly unknown[] = Array.isArray(rule.answers) ? rule.answers : [];
  const added = answers.map(({ column, ignore, publish, keepOut }) =>
    ignore ? { column, ignore } : { column, publish, keepOut },
  );
  const next = withValue(text, { ...rule, answers: [...before, ...added] });
  save(new Map([[file, bytesOf(next)]]), file);
}
