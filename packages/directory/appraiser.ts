// The terms of the directory: an appraiser, a point, a place.
import type { MemberField } from './member-fields.ts';

/** A point on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A member of the association in the finder. The point is that of the ZIP code, never of a home. */
export type Appraiser = Point & { readonly id: number } & Readonly<Record<MemberField, string>>;

/** A named point a search can start from. */
export type Place = Point & {
  readonly name: string;
  /** The town of a ZIP. */
  readonly town?: string | undefined;
  /** The full name of its county. */
  readonly county?: string;
  /** A ZIP that people live in, rather than one of post boxes. */
  readonly hasArea?: true;
};

export type PersonName = Pick<Appraiser, 'firstName' | 'lastName'>;

/** The full name as it is printed. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;
