import { createElement, type ReactElement } from 'react';
import type { CoverageDrawing, DrawnElement } from '#desk/api-types.ts';
import { getJson } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { DataTable, Loaded, Screen } from '#desk/page/Screen.tsx';

const words = deskWords.map;
/** The table to download has all of them. */
const maxGaps = 25;

/** Where members are, and where people have none nearby. */
export function MapScreen() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded name="coverage" load={() => getJson<CoverageDrawing>('coverage')}>
        {(coverage) => (
          <>
            <CoverageMap coverage={coverage} />
            <Gaps gaps={coverage.gaps} />
            <p className="mt-5">
              <a className="link" href="api/coverage-table" download="zip-codes.csv">
                {words.table}
              </a>
            </p>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** The gaps in the coverage, most people first. */
function Gaps({ gaps }: Pick<CoverageDrawing, 'gaps'>) {
  if (gaps.length === 0) return null;
  const rows = gaps.slice(0, maxGaps).map((cells) => ({ key: cells.join(), cells }));
  return (
    <section className="desk-section">
      <h2>{words.gaps}</h2>
      <DataTable title={words.gaps} columns={words.gapColumns} rows={rows} />
      {gaps.length > maxGaps ? (
        <p className="desk-quiet">{words.more(gaps.length - maxGaps)}</p>
      ) : null}
    </section>
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
