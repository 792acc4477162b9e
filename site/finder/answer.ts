// The file of the answer. It holds all of these, so that they arrive together or not at all.
export { AnswerSummary } from './AnswerSummary.tsx';
export { AnswerViews } from './AnswerViews.tsx';
export { LocatedPlace } from './LocatedPlace.tsx';
export { fetchGazetteer } from './place-files.ts';
export { Suggestions } from './Suggestions.tsx';
