// The words the directory speaks: an appraiser, a point, a place.

/** A point on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A member of the association. The point is that of the ZIP, never of a home. */
export type Appraiser = Point & {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Digits with a leading 1, or empty. */
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly zip: string;
};

/** A named point a search can start from. */
export type Place = Point & { readonly name: string };

/** The full name as it is printed. */
export const fullName = (appraiser: Pick<Appraiser, 'firstName' | 'lastName'>): string =>
  `${appraiser.firstName} ${appraiser.lastName}`;
