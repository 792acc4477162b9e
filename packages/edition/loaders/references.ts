// References to facts: a text says {dues}, and the site says what facts.yaml says.
import type { Facts } from '#schemas/association.ts';
import type { Region } from '#schemas/region.ts';

/** What texts may refer to, by name. */
export type References = Readonly<Record<string, string | number>>;

/** No reference can ask for it: its name has a space. */
const anythingElse = 'anything else';

/** For texts that refer to facts with issues of their own: every reference says three dots. */
export const unknownReferences: References = { [anythingElse]: '…' };

/** A reference that leads nowhere: as it stands in the text, and what would lead somewhere. */
export type UnknownReference = {
  readonly found: string;
  readonly expected: string;
  /** Where in the text it begins. */
  readonly at: number;
};

/** The facts of facts.yaml, and those that stand elsewhere. */
export const referencesOf = (facts: Facts, region: Region, boardMembers: number): References => ({
  ...facts,
  region: region.name,
  licensingOffice: region.licensing.office,
  boardMembers,
});

const reference = /\{([^{}]*)\}|[{}]/g;

const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What a reference such as `dues`, `seats in words` or `Seats in words` says; nothing when it leads
 * nowhere.
 */
function listed(asked: string, facts: References): string | undefined {
  const [, name = '', inWords] = /^\s*(\w+)( +in +words)?\s*$/.exec(asked) ?? [];
  const capital = !Object.hasOwn(facts, name);
  const fact = facts[capital ? withoutCapital(name) : name];
  if (fact === undefined || (capital && name === withoutCapital(name))) return undefined;
  const text = inWords ? words[Number(fact)] : String(fact);
  return text !== undefined && capital ? withCapital(text) : text;
}

/** The text with what its references say; those that lead nowhere stay, and are reported. */
export function withFacts(
  text: string,
  facts: References,
): { readonly text: string; readonly lost: readonly UnknownReference[] } {
  const lost: UnknownReference[] = [];
  const full = text.replace(reference, (whole, asked: string | undefined, at: number) => {
    const says = (asked === undefined ? undefined : listed(asked, facts)) ?? facts[anythingElse];
    if (says !== undefined) return String(says);
    const names = Object.keys(facts).map((name) => `{${name}}`);
    const wordy =
      / in +words\s*$/.test(asked ?? '') && listed((asked ?? '').split(' ')[0] ?? '', facts);
    const expected = wordy
      ? 'a whole number up to 20 where it is to be said in words'
      : `the name of a fact of facts.yaml: ${names.join(', ')}`;
    lost.push({ found: whole, expected, at });
    return whole;
  });
  return { text: full, lost };
}

/** An address fills in its own braces, as that of map tiles does. */
const isAddress = (text: string) => /^https?:\/\//.test(text);

/** The same for every text of a value, with the path of each reference that leads nowhere. */
export function valueWithFacts(
  value: unknown,
  facts: References,
): {
  readonly value: unknown;
  readonly lost: readonly (UnknownReference & { readonly path: readonly PropertyKey[] })[];
} {
  const lost: (UnknownReference & { path: readonly PropertyKey[] })[] = [];
  function filled(inner: unknown, path: readonly PropertyKey[]): unknown {
    if (typeof inner === 'string' && !isAddress(inner)) {
      const full = withFacts(inner, facts);
      lost.push(...full.lost.map((each) => ({ ...each, path })));
      return full.text;
    }
    if (Array.isArray(inner)) return inner.map((each, at) => filled(each, [...path, at]));
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [key, filled(each, [...path, key])]),
    );
  }
  return { value: filled(value, []), lost };
}
