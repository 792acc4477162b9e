// The ways to reach a member, as cards, sheets and files show them.
import type { Appraiser } from './appraiser.ts';
import type { ContactField, FieldKind } from './member-fields.ts';
import { formatPhone, phoneHref } from './phone.ts';

export type ContactDetail = ContactField & {
  readonly text: string;
  /** A link to call, write or visit, if the value is good for one. */
  readonly href: string | undefined;
};

const linkOf = (kind: FieldKind, value: string) => {
  if (kind === 'phone') return phoneHref(value);
  return kind === 'email' ? `mailto:${value}` : value;
};

/** Leaves out what a member does not have. A missing phone number is shown as N/A. */
export const contactDetails = (
  member: Appraiser,
  fields: readonly ContactField[],
): readonly ContactDetail[] =>
  fields
    .map((field) => {
      const value = member[field.name];
      const text = field.kind === 'phone' ? formatPhone(value) : value;
      return { ...field, text, href: linkOf(field.kind, value) };
    })
    .filter(({ text }) => text);
