// References to facts: a text says {dues}, and the site shows the value from facts.yaml.
import type { Board, Facts } from '#schemas/association.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { Region } from '#schemas/region.ts';
import type { Sentences } from './content-error.ts';
import type { YamlIssue } from './cross-checks.ts';

/** What texts may refer to, by name. */
export type References = Readonly<Record<string, string | number>>;

/** The facts in facts.yaml, and those from other files. */
export const referencesOf = (facts: Facts, region: Region, board?: Board): References => ({
  ...facts,
  region: region.name,
  stateWord: region.stateWord,
  countyWord: region.countyWord.toLowerCase(),
  licensingOffice: region.licensing.office,
  boardMembers: board?.members.length ?? 0,
});

const reference = /\{([^{}]*)\}|[{}]/g;

const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** The text for a reference such as `dues`, `seats in words` or `Seats in words`; undefined without such a fact. */
function valueFor(asked: string, facts: References): string | undefined {
  const [, name = '', inWords] = /^\s*(\w+)( +in +words)?\s*$/.exec(asked) ?? [];
  const key = Object.hasOwn(facts, name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  if (!Object.hasOwn(facts, key)) return undefined;
  const text = inWords ? words[Number(facts[key])] : `${facts[key]}`;
  return key === name ? text : text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with its references replaced. Unknown references stay, and become issues; without facts, all stay. */
export function withFacts(text: string, facts: References | undefined) {
  const lost: (Sentences & { /** Its offset in the text. */ readonly at: number })[] = [];
  if (!facts) return { text, lost };
  const full = text.replace(reference, (whole, asked = '', at: number) => {
    const value = valueFor(asked, facts);
    if (value !== undefined) return value;
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
  const lost: YamlIssue[] = [];
  function filled(inner: unknown, path: readonly PropertyKey[]): unknown {
    if (typeof inner === 'string' && !isAddress(inner)) {
      const full = withFacts(inner, facts);
      lost.push(...full.lost.map(({ reason, hint }) => ({ path, reason, hint })));
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
