// The words the directory speaks: an appraiser, a point, a place.
import type { MemberField } from './member-fields.ts';

/** A point on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A member of the association as the finder lists one. The point is that of the ZIP code, never of a home. */
export type Appraiser = Point & { readonly id: number } & Readonly<Record<MemberField, string>>;

/** A named point a search can start from. */
export type Place = Point & {
  readonly name: string;
  /** The town of a ZIP. */
  readonly town?: string | undefined;
};

/** The full name as it is printed. */
export const fullName = (appraiser: Pick<Appraiser, 'firstName' | 'lastName'>): string =>
  `${appraiser.firstName} ${appraiser.lastName}`;
