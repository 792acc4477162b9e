// Who is first among equals. Members at the same distance take turns from day to day: each is first as
// often as the others, and a list is the same for everyone that day, and on reload.
import { groupBy } from './group-by.ts';

/**
 * The same in another order: on each day the next of them is first, and the others follow as before.
 * @param day any whole number that grows by one each day; on day 0 the order is the one given
 */
export function rotate<T>(equals: readonly T[], day: number): readonly T[] {
  const length = Math.max(equals.length, 1);
  const first = ((day % length) + length) % length;
  return [...equals.slice(first), ...equals.slice(0, first)];
}

/** Everyone at the places, which are in the order of their miles; who is equally far takes turns. */
export function rotateTies<T, Away extends { readonly miles: number }>(
  places: readonly Away[],
  membersAt: (place: Away) => readonly T[],
  day: number,
): readonly { readonly miles: number; readonly member: T }[] {
  return [...groupBy(places, ({ miles }) => `${miles}`).values()].flatMap((members) =>
    rotate(members.flatMap(membersAt), day).map((member) => ({
      miles: members[0].miles,
      member,
    })),
  );
}
