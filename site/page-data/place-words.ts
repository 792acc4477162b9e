// The words of a place's page: those of the edition, with the name of the place in them.
import type { AppraisersPage } from '@appraisers/edition/schemas/pages/appraisers.ts';

/** As `{place}` stands in content/pages/appraisers.yaml. */
const mark = '{place}';

export function wordsOf(
  { place }: Pick<AppraisersPage, 'place'>,
  name: string,
): AppraisersPage['place'] {
  const named = (text: string) => text.replaceAll(mark, () => name);
  const { title, description, heading, lead } = place;
  return {
    title: named(title),
    description: named(description),
    heading: named(heading),
    lead: named(lead),
  };
}
