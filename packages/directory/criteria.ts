// What a visitor asks of the finder, and how it is written in the address of the page.

export type SearchType = 'zip' | 'city';

export type Criteria = {
  /** The text as it was typed. */
  readonly near: string;
  readonly by: SearchType;
  /** Radius of the nearby search in miles, one of `radii`. */
  readonly within: number;
};

/** The radii offered, in miles. */
export const radii = [10, 20, 30, 60, 100] as const;

export const defaults = { by: 'zip', within: 30 } as const satisfies Omit<Criteria, 'near'>;

/** Longer text is no place; what stands beyond is dropped. */
export const maxTextLength = 200;

/**
 * Reads the query of an address, `?near=12345` or `?near=Middleton&by=city&within=60`.
 * Bad values fall back to the defaults. Without `near` nothing was asked: undefined.
 */
export function criteriaFromQuery(query: string): Criteria | undefined {
  const params = new URLSearchParams(query);
  const near = params.get('near');
  if (near === null) return undefined;
  const within = Number(params.get('within'));
  return {
    near: [...near.slice(0, 2 * maxTextLength)].slice(0, maxTextLength).join(''),
    by: params.get('by') === 'city' ? 'city' : defaults.by,
    within: radii.find((radius) => radius === within) ?? defaults.within,
  };
}

/** The query that `criteriaFromQuery` reads back; defaults are left out. */
export function queryFromCriteria({ near, by, within }: Criteria): string {
  const params = new URLSearchParams({ near: near.trim() });
  if (by !== defaults.by) params.set('by', by);
  if (within !== defaults.within) params.set('within', String(within));
  return `?${params}`;
}
