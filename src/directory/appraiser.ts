// The words the directory speaks: an appraiser, a point, a place.
import type { Member } from '#schemas/member.ts';

/** A point on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A member of the association. */
export type Appraiser = Member;

/** A named point a search can start from. */
export type Place = Point & {
  readonly name: string;
  /** The town of a ZIP. */
  readonly town?: string | undefined;
};

/** The full name as it is printed. */
export const fullName = (appraiser: Pick<Appraiser, 'firstName' | 'lastName'>): string =>
  `${appraiser.firstName} ${appraiser.lastName}`;
