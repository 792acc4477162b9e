// Takes over the email of a membership application: the form of a member, filled in.
import { detailWording } from '@appraisers/edition/loaders/directory-file.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { parseLetter } from '@appraisers/site/application/letter.ts';
import { type FieldName, questionsFor } from '@appraisers/site/application/questions.ts';
import { applicationChoices } from '@appraisers/site/page-data/application-choices.ts';
import type { Cells, FormResponse } from '#desk/api-types.ts';
import { currentList, dayOf } from '#import/list/member-list.ts';
import { DeskError } from './desk-error.ts';
import { nameAndZip } from './member-saving.ts';
import { openEdit } from './saving.ts';

/** The answers that are cells as they are. */
const asTheyAre = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'license',
  'counties',
] as const;

/**
 * The form for the member who sent the application, with the name under which it is saved. A member who
 * renews keeps what the application doesn't say.
 * @throws DeskError for another text, and for an applicant who doesn't want to be listed.
 */
export function openApplication(
  edition: Edition,
  text: string,
): FormResponse & { readonly name: string } {
  const application = parseLetter(text, questionsFor(applicationChoices(edition)));
  if (!application)
    throw new DeskError('This text has no application. Copy the whole email and paste it again.');
  const answer = (field: FieldName) => application.get(field) ?? '';
  const person = `${answer('firstName')} ${answer('lastName')}`;
  if (answer('listed') === '')
    throw new DeskError(
      `${person} asked not to be in the finder. Don't add them. If they are on the list, remove them.`,
    );
  const { reasons, credentials } = detailWording(
    edition.region.read(),
    edition.reasons.read().reasons,
  );
  const kinds = new Map(reasons.map(({ id, kind, name }) => [kind ?? name, id]));
  const work = answer('work').split('; ');
  const cells: Cells = {
    ...Object.fromEntries(asTheyAre.map((field) => [field, answer(field)])),
    zip: answer('zip').slice(0, 5),
    credential:
      Object.keys(credentials).find((name) => credentials[name] === answer('credential')) ?? '',
    work: work.map((kind) => kinds.get(kind) ?? kind).join('; '),
    homeowners: answer('homeowners').toLowerCase(),
    languages: answer('languages').replaceAll(',', ';'),
    confirmed: dayOf(new Date()),
  };
  const given = Object.entries(cells).filter(([, cell]) => cell !== '');
  const name = nameOfMember(edition, cells);
  const form = openEdit(edition, 'members', name);
  const value = { ...Object(form.value), ...Object.fromEntries(given) };
  return { ...form, lead: `From ${person}’s application. Check it, then save.`, value, name };
}

/** Who has the email address, or else the name and ZIP code; `new` for someone else. */
function nameOfMember(edition: Edition, sent: Cells): string {
  const { members } = currentList(edition);
  const find = (keyOf: (cells: Cells) => string) =>
    members.find(({ cells }) => keyOf(cells) === keyOf(sent));
  const found = (sent.email && find(({ email = '' }) => email.toLowerCase())) || find(nameAndZip);
  return found ? `${found.id}` : 'new';
}
