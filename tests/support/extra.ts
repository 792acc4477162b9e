/**
 * Details of a repeated test: `npm test` runs one representative, `npm run test:all` every repetition.
 * @param isExtra - Whether this repetition is left to `npm run test:all`.
 */
export const extra = (isExtra: boolean) => ({ tag: isExtra ? ['@all'] : [] });
