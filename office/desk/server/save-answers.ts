// Stores the answers about an import in membership.yaml. Its comments and its other fields stay.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isDecidingUse, type Membership } from '@appraisers/edition/schemas/membership.ts';
import { isFields } from '#desk/fields.ts';
import { type ImportAnswers, withAnswers } from '#import/answers.ts';
import { saveYaml } from './edition-files.ts';

/** A column that decides nothing is short: its name and its use. */
const inYaml = ({ column, use, show, hide }: Membership['columns'][number]) =>
  isDecidingUse(use) ? { column, use, show, hide } : { column, use };

/** @throws DeskError when a build would reject them. */
export function saveAnswers(edition: Edition, answers: ImportAnswers): void {
  const { columns, people, withoutEmail } = withAnswers(edition.membership.read(), answers);
  const { sheet, hidden } = answers;
  saveYaml(edition, edition.membership.file, (value) => {
    const before = isFields(value) ? value : {};
    return {
      ...before,
      ...((withoutEmail || before.withoutEmail === true) && { withoutEmail }),
      ...(sheet && { sheet }),
      ...(hidden && { hidden }),
      columns: columns.map(inYaml),
      ...(people.length > 0 && { people }),
    };
  });
}
