// The page of each member.
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { AppraisersPage } from '@appraisers/edition/schemas/pages.ts';
import { pathOfMember, places, withNames } from './place-pages.ts';

/** A page for each member, below that of the place. */
export const memberPagePaths = () =>
  places.flatMap((place) =>
    place.appraisers.map((member) => {
      const path = pathOfMember(member);
      const last = path.slice(path.lastIndexOf('/') + 1);
      return { params: { place: place.slug, member: last }, props: { place, member, path } };
    }),
  );

type MemberPageProps = ReturnType<typeof memberPagePaths>[number]['props'];

/** The words of a member's page. Search engines take two pages with one title for one. */
export function memberText(
  { member: words }: Pick<AppraisersPage, 'member'>,
  { place, member, path }: MemberPageProps,
) {
  const name = fullName(member);
  const own = path.endsWith(`-${member.id}`) ? `${name} (${member.id})` : name;
  const { title, description, lead, link } = words;
  return {
    title: withNames(title, place.name, own),
    description: withNames(description, place.name, own),
    heading: name,
    lead: withNames(lead, place.name, name),
    link: { heading: link.heading, text: withNames(link.text, place.name, name) },
  };
}
