// What the finder fetches when a visitor turns to the search box: all of it in one file, so that the
// directory, its rules and its views are here together or not at all.

export { ListSummary } from '#finder/shortlist/ListSummary.tsx';
export { AnswerSummary } from './AnswerSummary.tsx';
export { AnswerViews } from './AnswerViews.tsx';
export { LocatedPlace } from './LocatedPlace.tsx';
export { Suggestions } from './Suggestions.tsx';
