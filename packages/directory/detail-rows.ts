// What a member says about their work, in the words of an edition. Without details there are no words.
import type { Appraiser } from './appraiser.ts';
import { detailFields, type MemberField, memberFields } from './member-fields.ts';

/** The entries of a list field, which has a semicolon between them. */
export const listItems = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

export type DetailWording = {
  /** The names of credentials, by credential. */
  readonly credentials: Readonly<Record<string, string>>;
  /** The address that shows a license, with {number} in place of its number. */
  readonly verifyUrl?: string | undefined;
  readonly reasons: readonly {
    readonly id: string;
    readonly name: string;
    /** A short name. */
    readonly kind?: string | undefined;
    /** Who orders the appraisal, where that isn't the visitor. */
    readonly orderedBy?: 'lender' | undefined;
  }[];
};

const homeownerTexts: Readonly<Record<string, string>> = {
  yes: 'Takes work from homeowners',
  no: 'Not taking work from homeowners',
  'not now': 'Not taking new work now',
};

const commaList = (cell: string): string => listItems(cell).join(', ');

/** The address that shows the member's license, if the state has one. */
export const verifyHref = ({ license }: Appraiser, { verifyUrl }: DetailWording) =>
  license ? verifyUrl?.replaceAll('{number}', () => encodeURIComponent(license)) : undefined;

/** In the edition's order, so that visitors can compare. */
const kindNames = ({ work }: Appraiser, { reasons }: DetailWording): string =>
  reasons
    .filter(({ id }) => listItems(work).includes(id))
    .map(({ kind, name }) => kind ?? name)
    .join(', ');

/** What a member states in a field, in words. */
function textOf(member: Appraiser, name: MemberField, wording: DetailWording): string {
  const value = member[name];
  if (name === 'credential') return wording.credentials[value] ?? '';
  if (name === 'homeowners') return homeownerTexts[value] ?? '';
  if (name === 'work') return kindNames(member, wording);
  const { kind } = memberFields[name];
  if (kind === 'web') return value.replace(/^https:\/\/|\/$/g, '');
  return kind === 'list' ? commaList(value) : value;
}

/** Everything a member states, one row each, the credential first. Ways to reach them are elsewhere. */
export const detailRows = (member: Appraiser, wording: DetailWording) =>
  [...new Set<MemberField>(['credential', ...detailFields])]
    .filter((name) => !memberFields[name].contact)
    .map((name) => {
      const { title, short = title, kind } = memberFields[name];
      const href = kind === 'web' ? member[name] : undefined;
      return {
        title: short,
        text: textOf(member, name, wording),
        href: name === 'license' ? verifyHref(member, wording) : href,
      };
    })
    .filter(({ text }) => text);

/**
 * The line of a card about languages and kinds of work, the longest part last. It starts with the limit on
 * homeowners, if there is one: that saves a call. Empty without any of them.
 * @param mark what the search asks for and the member has
 */
export const workLine = (member: Appraiser, wording: DetailWording, mark?: string): string =>
  [
    member.homeowners === 'yes' ? undefined : homeownerTexts[member.homeowners],
    mark,
    member.languages && `Speaks ${commaList(member.languages)}`,
    kindNames(member, wording),
  ]
    .filter(Boolean)
    .join(' · ');

/** What a card calls the license. Everyone here is an appraiser, and a phone has room for the rest of the name. */
export const licenseName = ({ credential, license }: Appraiser, { credentials }: DetailWording) =>
  credentials[credential]?.replace(/ appraiser$/i, '') ?? (license && 'License');
