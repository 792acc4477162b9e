// The modules that site/integrations/edition-modules.ts makes of the edition at build time.
declare module 'virtual:region' {
  export const region: Pick<
    import('@appraisers/edition/schemas/region.ts').Region,
    'name' | 'postalCode' | 'countyWord' | 'zipPrefixes' | 'shortNames' | 'search' | 'bounds'
  > & {
    /** The first of the region, such as America/New_York. */
    readonly timeZone: string;
  };
}

/** Whether an answer may have more members than it shows at first. A build has no code for what is false. */
declare const hasLongAnswers: boolean;

declare module 'virtual:directory' {
  export const members: readonly import('@appraisers/directory/appraiser.ts').Appraiser[];
  /** What comes in files of its own in a large directory. Undefined in others, whose code is left out. */
  export const shards: import('./sharded-members.ts').MemberShards | undefined;
  export const places: {
    readonly zips: readonly (readonly [zip: string, lat: number, lng: number, town: string])[];
    readonly cities: readonly (readonly [name: string, lat: number, lng: number])[];
  };
  export const contactFields: readonly import('@appraisers/directory/member-fields.ts').ContactField[];
  /** Paths of members' pages, by id, where they aren't the usual ones. */
  export const otherPaths: Readonly<Record<string, string>>;
  export const gazetteerAddress: string;
  export const elsewhereAddress: string;
}

declare module 'virtual:load-answer' {
  export const loadAnswer: typeof import('./load-answer.ts').loadAnswer;
}

declare module 'virtual:member-files' {
  /** The name of the folder of member files, which changes with them. */
  export const membersFolder: string;
}

declare module 'virtual:guidance' {
  export const licensing: import('@appraisers/edition/schemas/region.ts').Region['licensing'];
  export const neighborLicensing: import('@appraisers/edition/schemas/region.ts').Region['neighborLicensing'];
  export const letter: import('zod').infer<
    typeof import('@appraisers/edition/schemas/reasons.ts').reasonsSchema
  >['letter'];
  export const wording: import('@appraisers/directory/detail-rows.ts').DetailWording;
  export const reasons: readonly import('@appraisers/edition/schemas/reasons.ts').Reason[];
}

declare module 'virtual:map-base' {
  /** The state, and what the map shows first. */
  export const whole: {
    readonly name: string;
    readonly center: [lat: number, lng: number];
    readonly zoom: number;
  };
  export const base: import('zod').infer<
    typeof import('@appraisers/edition/schemas/places.ts').mapBaseSchema
  >;
}
