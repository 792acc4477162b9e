// The words that people put around a place or a name, and those that name neither.

/** What people ask a search box for, besides a place or a person. */
const asking =
  'an?|any|the|my|me|here|where|free|help|cheap|best|good|local|greater|certified|licensed|residential|commercial|homes?|houses?|condo|cabin|land|rural|unincorporated|property|real|estate|divorce|probate|mortgage|refinance|tax|appeal|date|death|asap|today|appraisals?|appraisers?|appraise|value|values|valuation|services?|company|llc|inc|assessor|recorder|costs?|does|do|it|i|you|can|to|get|fees?|quote|quotes|how|much|is|what|who|find|need|looking|search|hello|hi|test|please|contact|email|phone|jobs?|licen[sc]e|lic|number|lookup|near|in|for|of';
const onlyAsking = new RegExp(
  `^(?:(?:${asking}|all|yes|no|ok|thanks|list|city|county|state|zip|code)\\b[\\s?!.,:]*)+$`,
  'iu',
);
/** Such words before a place or a name. */
export const askingBefore = new RegExp(`^(?:(?:${asking})\\b[\\s?!.,#:]+)+`, 'iu');
const askingAfter = new RegExp(`(?:[\\s,.]+(?:${asking}))+$`, 'iu');
/** The last word after a place: such a word, or what the place is, as in "Middleton Town". */
export const lastWord = new RegExp(
  `(\\S)[\\s,]+(?:${asking}|city|town|metro|international|airport|township|village|cdp|area|ski|mountain|resort|valley|lake|reservoir|(?:national|state) park)$`,
  'iu',
);
/** What people write before a place: "near", or "appraisers in". */
export const wordBefore = new RegExp(
  `^(?:(?:${asking})\\s+)*(?:near|in|around|between|close to|downtown)\\s+(?=\\S)`,
  'iu',
);

/** Whether the text names nothing, such as "free" or "appraisers near me". */
export const isOnlyAsking = (text: string): boolean => onlyAsking.test(text);

/** The text without such words around it: "Middleton" of "divorce appraisal Middleton". */
export const withoutAsking = (text: string): string =>
  text.replace(askingBefore, '').replace(askingAfter, '');
