// References to facts: a text says {dues}, and the site shows the value from facts.yaml.
import type { Facts } from '#schemas/association.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { Region } from '#schemas/region.ts';

/** What texts may refer to, by name. */
export type References = Readonly<Record<string, string | number>>;

/** An issue of a reference that has no fact. */
export type UnknownReference = {
  readonly reason: string;
  readonly hint: string;
  /** Its offset in the text. */
  readonly at: number;
};

/** The facts in facts.yaml, and those from other files. */
export const referencesOf = (facts: Facts, region: Region, boardMembers: number): References => ({
  ...facts,
  region: region.name,
  stateWord: region.stateWord,
  countyWord: region.countyWord.toLowerCase(),
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

/** The text for a reference such as `dues`, `seats in words` or `Seats in words`; undefined without such a fact. */
function listed(asked: string, facts: References): string | undefined {
  const [, name = '', inWords] = /^\s*(\w+)( +in +words)?\s*$/.exec(asked) ?? [];
  const isOwn = (each: string) => Object.hasOwn(facts, each);
  const small = withoutCapital(name);
  const fact = isOwn(name) ? facts[name] : isOwn(small) ? facts[small] : undefined;
  if (fact === undefined) return undefined;
  const text = inWords ? words[Number(fact)] : String(fact);
  return isOwn(name) ? text : text && withCapital(text);
}

/** The text with its references replaced. Unknown references stay, and become issues; without facts, all stay. */
export function withFacts(
  text: string,
  facts: References | undefined,
): { readonly text: string; readonly lost: readonly UnknownReference[] } {
  if (!facts) return { text, lost: [] };
  const lost: UnknownReference[] = [];
  const full = text.replace(reference, (whole, asked = '', at: number) => {
    const says = listed(asked, facts);
    if (says !== undefined) return says;
    const names = Object.keys(facts).map((name) => `{${name}}`);
    const reason = `There is no fact for ${shownValue(whole)}.`;
    const hint = `Use one from facts.yaml: ${names.join(', ')}. Only whole numbers up to 20 can be "in words".`;
    lost.push({ reason, hint, at });
    return whole;
  });
  return { text: full, lost };
}

/** Braces in an address, such as that of map tiles, aren't references. */
const isAddress = (text: string) => /^https?:\/\//.test(text);

/** The same for every text of a value, with the path of each unknown reference. */
export function valueWithFacts(value: unknown, facts: References | undefined) {
  const lost: (UnknownReference & { readonly path: readonly PropertyKey[] })[] = [];
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
