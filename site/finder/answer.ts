// The code that answers. It is one file, which loads at the first focus or with a search in the address.
export { Answer } from './Answer.tsx';
export { answerTo } from './answer-to.ts';
export { LocatedPlace } from './LocatedPlace.tsx';
export { Suggestions } from './Suggestions.tsx';
export { Summary } from './Summary.tsx';
