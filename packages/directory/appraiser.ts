// The terms of the directory: an appraiser, and a point.
import type { MemberField } from './member-fields.ts';

/** A point on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A member of the association in the finder. The point is that of the ZIP code, never of a home. */
export type Appraiser = Point & { readonly id: number } & Readonly<Record<MemberField, string>>;

export type PersonName = Pick<Appraiser, 'firstName' | 'lastName'>;

export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;
