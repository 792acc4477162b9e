// The words of a place's page: those of the edition, with the name of the place in them.
import type { AppraisersPage } from '@appraisers/edition/schemas/pages.ts';

/** As `{place}` stands in content/pages/appraisers.yaml. */
const placeholder = '{place}';

export function placeText(
  { place }: Pick<AppraisersPage, 'place'>,
  name: string,
): AppraisersPage['place'] {
  const named = (text: string) => text.replaceAll(placeholder, () => name);
  const { title, description, heading, lead } = place;
  return {
    title: named(title),
    description: named(description),
    heading: named(heading),
    lead: named(lead),
  };
}
