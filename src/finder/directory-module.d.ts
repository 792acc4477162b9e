// The module that src/build/embedded-directory.ts makes at build time.
declare module 'virtual:directory' {
  type MemberRow = readonly [
    id: number,
    firstName: string,
    lastName: string,
    phone: string,
    concealedMail: string,
    city: string,
    zip: string,
    lat: number,
    lng: number,
  ];
  export const members: readonly MemberRow[];
  export const places: {
    readonly zips: readonly (readonly [zip: string, lat: number, lng: number])[];
    readonly cities: readonly (readonly [name: string, lat: number, lng: number])[];
  };
}
