// The columns of an export that decide whether a person is published: consent, standing, type of record. A
// value publishes only if we know that it means yes. The import asks about unknown values.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { type ColumnMap, fieldOf } from '#import/columns/column-map.ts';
import type { Table } from '#import/columns/find-table.ts';
import { isDeciding } from '#import/columns/header-names.ts';
import { shown } from '#import/import-error.ts';
import { meansYes, questionValue } from './cell-values.ts';
import { type Decide, decisionsOf, isOneOf } from './decisions.ts';
import type { Unclear } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { cleanText, readPhone, unassigned } from './read-cell.ts';

/**
 * Parts of column names that may mean consent, standing or a company. The import knows such a column, or
 * asks about it.
 */
const canDecide = new RegExp(
  [
    'display|hid(?:e|den|ing)|show|visib|includ|exclud|omit|suppress|withh|publi|priva|confiden|anonym',
    'profile|director|list|roster|locator|searchab|referr|online|internet|web|site',
    'opt|consent|permi|agree|allow|authori|releas|waive|shar(?:e|ing)|access|subscri',
    'donot|dont|status|standing|active|current|former|valid|eligib|approv|verif|enabled|disabled|restrict|block|banned',
    'lapse|suspen|expir|renew|thr(?:u|ough)|until|due|paid|payment|balance|ow(?:ed|ing)|owes|arrear|delinquen',
    'deceas|dead|died|death|retire|resign|cancel|terminat|drop|delet|archiv|remov',
    'member|level|type|categor|class|kind|tier|affiliat|prospect|applica|guest|vendor|sponsor',
    'compan|organi[sz]|business|corporat|firm|entity|record|individual|person(?!al|nel)',
    'segment|audience|^tags?$',
    '^(?:appraiser|contact)$',
  ].join('|'),
);

const personal =
  'the|company|business|organi[sz]ation|firm|employer|work|office|account|billing|shipping|mailing|home|primary|main|secondary|other|preferred|membership|member|customer|contact|person|profile|web|record';
const facts =
  'phone|telephone|fax|mobile|cell|email|address|line|street|suite|city|town|county|state|province|country|zip|postalcode|code|website|site|url|page|jobtitle|title|name|id|number|photo|picture|logo|image|description|since|joined|joindate|startdate|start|created|creationdate|createdon|createddate|lastupdated|updated|lastmodified|modified';

/** Names of contact details and dates, which never decide. */
const decidesNothing = new RegExp(
  [
    `^(?:${personal})*(?:(?:${facts})(?:by|date)?\\d*)+$`,
    // Wild Apricot
    '^(?:eventannouncements|groupparticipation|memberrole|memberbundleidoremail|administratorrole)$',
    '^(?:memberemailsandnewsletters|subscriptionsource|renewaldatelastchanged|levellastchanged|membershiplevelid|detailstoshow|termsofuseaccepted)$',
    // Mailchimp
    '^(?:memberrating|optintime|optinip|confirmtime|confirmip|lastchanged|leid|euid)$',
    '^(?:emaildeliverydisabled(?:automatically)?|receivingemailsdisabled|photoalbumsenabled|adminrole)$',
  ].join('|'),
);

type Publishing = {
  /** Why the person is not listed. */
  readonly out?: string;
  readonly unclear: readonly Unclear[];
};

type Deciding = {
  readonly at: number;
  readonly column: string;
  /** Whether it decides only if a person wrote a request in it. */
  readonly notes: boolean;
  /** Whether a word such as Lapsed is a status, although the column has another name or none. */
  readonly mayBeStatus: boolean;
  readonly decide: Decide;
};

/** The answer for a column in membership.yaml, which comes before everything else. */
function answered(name: string, { answers }: Membership): Decide | 'ignored' | undefined {
  const key = (text: string) => plainText(shown(text)) || shown(text);
  const own = answers.filter(({ column }) => key(column) === key(name));
  if (own.some(({ ignore }) => ignore)) return 'ignored';
  if (own.length === 0) return undefined;
  const has = (values: readonly string[], value: string) =>
    values.some((one) => one.toLowerCase() === value.toLowerCase());
  return (value) => {
    if (own.some(({ keepOut }) => has(keepOut, value)))
      return { reason: `"${name}" is "${value}"` };
    return own.some(({ publish }) => has(publish, value)) ? 'publish' : 'ask';
  };
}

/** Words in any cell that ask not to be listed. */
const asksNotTo =
  /\b(?:do not|don['’]?t|not to|never|please no)\b.{0,20}\b(?:publish|list|show|display|share|post|include)|\bopt(?:ed|s|ing)?[- ]?out\b|\bunlisted\b|\b(?:keep|stay|remain)\b.{0,20}\b(?:private|hidden|off)\b|\bdeceased\b|\bpassed away\b/i;

const asks: Decide = () => 'ask';

/** Whether an unknown column may decide, by its name. */
const possibleMeanings = (name: string) =>
  canDecide.test(plainText(name)) && !decidesNothing.test(plainText(name));

/** Whether the values of a column are what the volunteer took them for. Those of a decision repeat. */
function fitsField(field: string, values: readonly string[], isPlace: (text: string) => boolean) {
  const isMost = (fits: (value: string) => boolean) =>
    values.filter(fits).length > values.length / 2;
  if (field === 'email') return isMost((value) => value.includes('@'));
  if (field === 'phone') return isMost((value) => Boolean(readPhone(value)?.text));
  if (field === 'zip' || field === 'cityStateZip') return isMost((value) => /\d{4}/.test(value));
  if (field === 'city') return isMost(isPlace);
  const isYesOrNo = values.some((value) => meansYes(value) !== undefined);
  return !isYesOrNo && new Set(values).size > values.length / 2;
}

/**
 * The columns of a table, where a column also decides if its name may say so and the volunteer chose
 * another field that its values don't fit.
 */
export function decidingMap(
  { columns, sheet, isBelow }: Table,
  { meaningOf, geography }: Pick<ImportContext, 'meaningOf' | 'geography'>,
): ColumnMap {
  const doubtful = columns.chosen.filter((at) => {
    const name = columns.header[at] ?? '';
    const meaning = meaningOf(name);
    if (!meaning || isDeciding(fieldOf(meaning)) || !possibleMeanings(name)) return false;
    const values = sheet.rows().flatMap((row) => {
      const value = isBelow(row) ? cleanText(row.cells[at] ?? '') : '';
      return value === '' ? [] : [value];
    });
    return !fitsField(fieldOf(meaning), values, geography.knows);
  });
  return doubtful.length === 0 ? columns : { ...columns, unused: [...columns.unused, ...doubtful] };
}

/** All deciding columns, known ones first, in the order of their reasons. */
function decidingColumns(columns: ColumnMap, rule: Membership): readonly Deciding[] {
  const { header, fields, unused } = columns;
  const known = decisionsOf(rule, fields.status.length > 0).flatMap(({ field, decide }) =>
    fields[field].map((at) => ({
      at,
      name: header[at] ?? '',
      decide,
      notes: false,
      mayBeStatus: false,
    })),
  );
  const isKnown = new Set(known.map(({ at }) => at));
  const others = header
    .map((name, at) => ({
      at,
      name,
      decide: asks,
      notes: !(unused.includes(at) && possibleMeanings(name)),
      mayBeStatus: unused.includes(at),
    }))
    .filter(({ at }) => !isKnown.has(at));
  return [...known, ...others].flatMap(({ at, name, decide, notes, mayBeStatus }) => {
    const column = name || `column ${at + 1}`;
    const answer = answered(column, rule);
    if (answer === 'ignored') return [];
    if (!answer) return [{ at, column, notes, mayBeStatus, decide }];
    const own: Decide = (value, cell) => {
      const said = answer(value, cell);
      return said === 'ask' ? decide(value, cell) : said;
    };
    return [{ at, column, notes, mayBeStatus, decide: own }];
  });
}

/** The names of the columns where every value decides, for the report. */
export const decidingNames = (columns: ColumnMap, rule: Membership): readonly string[] =>
  decidingColumns(columns, rule)
    .filter(({ notes }) => !notes)
    .map(({ column }) => column);

/**
 * Decides from the cells of a row whether its person may be published. `today` is a day such as 2027-01-31.
 */
export function publishing(
  columns: ColumnMap,
  rule: Membership,
  today: string,
): (cells: readonly string[]) => Publishing {
  const deciding = decidingColumns(columns, rule);
  const owed = new Set(columns.fields.owed);
  const isNoMember = isOneOf(rule.status.staysOut.filter((word) => !unassigned.test(word)));
  return (cells) => {
    const unclear: Unclear[] = [];
    for (const { at, column, notes, mayBeStatus, decide } of deciding) {
      const written = cells[at] ?? '';
      const isStatus = mayBeStatus && isNoMember(written);
      if (notes && !isStatus && !asksNotTo.test(written)) continue;
      const cell = cleanText(written);
      const value = questionValue(cell, owed.has(at), today);
      const decision = decide(value, cell);
      // One reason to leave a person out is enough. There is no need to ask about other columns.
      if (typeof decision === 'object') return { out: decision.reason, unclear: [] };
      if (decision === 'ask') unclear.push({ column: shown(column), value });
    }
    return { unclear };
  };
}
