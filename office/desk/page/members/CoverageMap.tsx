import { createElement, type ReactElement } from 'react';
import type { CoverageDrawing, DrawnElement } from '#desk/api-types.ts';

/** The map with the members and the gaps between them, and the same in sentences. */
export function CoverageMap({ coverage }: { coverage: CoverageDrawing }) {
  return (
    <div className="desk-map">
      <Drawing of={coverage.map} />
      <div>
        <Drawing of={coverage.legend} />
        <ul className="desk-sentences">
          {coverage.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A drawing of the server. Its texts are only texts. */
function Drawing({ of }: { of: DrawnElement }) {
  return elementOf(of, 0);
}

const elementOf = ({ tag, attributes, children }: DrawnElement, key: number): ReactElement =>
  createElement(
    tag,
    { ...attributes, key },
    ...children.map((child, at) => (typeof child === 'string' ? child : elementOf(child, at))),
  );
