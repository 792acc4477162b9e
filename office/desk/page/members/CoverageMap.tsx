import { createElement, type ReactElement } from 'react';
import type { CoverageDrawing, DrawnElement } from '#desk/api-types.ts';
import { getJson } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

/** Where members are, and where people have none nearby. */
export function MapScreen() {
  return (
    <Screen title={deskWords.map.title} lead={deskWords.map.lead}>
      <Loaded name="coverage" load={() => getJson<CoverageDrawing>('coverage')}>
        {(coverage) => <CoverageMap coverage={coverage} />}
      </Loaded>
    </Screen>
  );
}

/** The map with the members and the gaps between them, and the same in sentences. */
function CoverageMap({ coverage }: { coverage: CoverageDrawing }) {
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {elementOf(coverage.map, 0)}
      <div>
        {elementOf(coverage.legend, 0)}
        <ul className="mt-5 grid gap-1.5">
          {coverage.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A drawing of the server as elements. Its texts are only texts. */
const elementOf = ({ tag, attributes, children }: DrawnElement, key: number): ReactElement =>
  createElement(
    tag,
    { ...attributes, key },
    ...children.map((child, at) => (typeof child === 'string' ? child : elementOf(child, at))),
  );
