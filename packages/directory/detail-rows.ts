// What a member says about their work, in the words of an edition. Without details there are no words.
import type { Appraiser } from './appraiser.ts';

/** The entries of a list field, which has a semicolon between them. */
export const listItems = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The edition's words for details. */
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

export type DetailRow = {
  readonly title: string;
  readonly text: string;
  readonly href?: string | undefined;
};

const homeownerTexts: Readonly<Record<string, string>> = {
  yes: 'Takes work from homeowners',
  no: 'Not taking work from homeowners',
  'not now': 'Not taking new work now',
};

const commaList = (cell: string): string => listItems(cell).join(', ');

/** The address that shows the member's license, if the state has one. */
export const verifyHref = (
  { license }: Pick<Appraiser, 'license'>,
  { verifyUrl }: DetailWording,
): string | undefined =>
  license ? verifyUrl?.replaceAll('{number}', () => encodeURIComponent(license)) : undefined;

/** In the edition's order, so that visitors can compare. */
const kindNames = ({ work }: Appraiser, { reasons }: DetailWording): string =>
  reasons
    .filter(({ id }) => listItems(work).includes(id))
    .map(({ kind, name }) => kind ?? name)
    .join(', ');

/** Everything a member states, one row each. */
export const detailRows = (member: Appraiser, wording: DetailWording): readonly DetailRow[] =>
  [
    { title: 'Credential', text: wording.credentials[member.credential] ?? '' },
    { title: 'License', text: member.license, href: verifyHref(member, wording) },
    { title: 'Counties', text: commaList(member.counties) },
    { title: 'Work', text: kindNames(member, wording) },
    { title: 'Homeowners', text: homeownerTexts[member.homeowners] ?? '' },
    { title: 'Languages', text: commaList(member.languages) },
    { title: 'Designations', text: commaList(member.designations) },
    {
      title: 'Website',
      text: member.website.replace(/^https:\/\/|\/$/g, ''),
      href: member.website,
    },
  ].filter(({ text }) => text);

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
export const licenseName = (
  { credential, license }: Appraiser,
  { credentials }: DetailWording,
): string => credentials[credential]?.replace(/ appraiser$/i, '') ?? (license && 'License');
