// Who stays out of the directory, by the rule of the edition.
import { plainText } from '#directory/place-names.ts';
import type { Field } from '#member-import/columns/header-names.ts';
import type { Membership } from '#schemas/membership.ts';
import { dayOf } from './day-of.ts';
import { saysYes } from './yes-no.ts';

/** Why a person stays out; or a cell by which nobody can tell. */
export type StaysOut =
  | { readonly reason: string }
  | { readonly field: Field; readonly expected: string; readonly remedy: string };

/** What the rule looks at in a row: the cells of a field, none where there is no such column. */
type CellsOf = (field: Field) => readonly string[];

type Question = (cellsOf: CellsOf) => StaysOut | undefined;

const unclear = (field: Field, expected: string, remedy: string): StaysOut => ({
  field,
  expected,
  remedy,
});

const inPlatform = 'Correct it in the membership platform, then export or pull again.';

/** Asks columns of yes and no; `out` is the answer by which a person stays out. */
const marked =
  (field: Field, out: boolean, reason: string): Question =>
  (cellsOf) => {
    const answers = cellsOf(field).map(saysYes);
    if (answers.includes(undefined)) return unclear(field, 'yes or no', inPlatform);
    return answers.includes(out) ? { reason } : undefined;
  };

/** Whether a word is one of some, whatever its capitals, spaces and dashes. */
function oneOf(words: readonly string[]): (word: string) => boolean {
  const known = new Set(words.map(plainText));
  return (word) => known.has(plainText(word));
}

function byStatus({ status }: Membership): Question {
  const [isListed, isOut] = [oneOf(status.listed), oneOf(status.staysOut)];
  const expected = `one of ${status.listed.join(', ')}, or a status that stays out`;
  const remedy = 'In membership.yaml add the word under `status`, to `listed` or to `staysOut`.';
  return (cellsOf) => {
    const [word] = cellsOf('status');
    if (word === undefined || isListed(word)) return undefined;
    if (word === '') return { reason: 'has no status of membership' };
    return isOut(word)
      ? { reason: `the status is "${word}"` }
      : unclear('status', expected, remedy);
  };
}

function byLevel({ levelsOut }: Membership): Question {
  const isOut = oneOf(levelsOut);
  return (cellsOf) => {
    const [level] = cellsOf('level');
    return level && isOut(level) ? { reason: `the level is "${level}"` } : undefined;
  };
}

/** A platform that says who is a member need not be asked for the dues. */
const byDues =
  (today: string): Question =>
  (cellsOf) => {
    const [cell] = cellsOf('renewalDue');
    if (!cell || cellsOf('status').length > 0) return undefined;
    const day = dayOf(cell);
    if (!day) return unclear('renewalDue', 'a day such as 1/31/2027', inPlatform);
    return day < today ? { reason: `the dues were paid until ${day}` } : undefined;
  };

/**
 * Says of a row whether its person stays out, or what cannot be told; nothing of those who are listed.
 * `today` is a day such as 2027-01-31.
 */
export function staysOut(rule: Membership, today: string): Question {
  const questions = [
    rule.archivedOut && marked('archived', true, 'is archived'),
    rule.suspendedOut && marked('suspended', true, 'is suspended'),
    rule.firmsOut && marked('person', false, 'is a firm'),
    rule.withoutMembershipOut && marked('membership', false, 'has no membership'),
    byStatus(rule),
    byLevel(rule),
    rule.hiddenOut && marked('hidden', true, 'is not to be shown'),
    rule.hiddenOut && marked('shown', false, 'is not to be shown'),
    rule.expiredOut && byDues(today),
  ].filter((question) => question !== false);
  return (cellsOf) => {
    let doubt: StaysOut | undefined;
    for (const ask of questions) {
      const answer = ask(cellsOf);
      // Who stays out for one reason need not be asked about another.
      if (answer && 'reason' in answer) return answer;
      doubt ??= answer;
    }
    return doubt;
  };
}
