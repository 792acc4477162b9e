export type Point = { lat: number; lng: number };

export type Place = Point & { name: string };

export type Member = Point & {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  city: string;
  zip: string;
};

/** Where places are that may have no members. */
export type Places = { zips: Place[]; cities: Place[] };

export type Criteria = { near: string; by: 'zip' | 'city'; within: number };

export type Group = { location: string; primary: boolean; distance: number; members: Member[] };

export type Answer = { groups: Group[]; count: number; message?: string };
