import type { InferResponseType } from 'hono/client';
import type { ReactNode } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { DataTable, Loaded, Screen } from '#desk/page/Screen.tsx';

const gapColumns = ['ZIP', 'Post office', 'County', 'People', 'Nearest member'];
const maxGaps = 25;

type Coverage = InferResponseType<typeof api.coverage.$get>;

/** Where members are, and where people have none nearby. */
export function MapScreen() {
  return (
    <Screen
      title="Coverage map"
      lead="Gray areas have a member nearby. Red circles show people who don't."
    >
      <Loaded name="coverage" load={() => read(api.coverage.$get())}>
        {({ map, label, sentences, gaps }) => (
          <>
            <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <CoverageMap map={map} label={label} />
              <div>
                <Legend map={map} />
                <ul className="mt-5 grid gap-1.5">
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </div>
            </div>
            <Gaps gaps={gaps} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** The gaps in the coverage, most people first. */
function Gaps({ gaps }: Pick<Coverage, 'gaps'>) {
  if (gaps.length === 0) return null;
  const rows = gaps.slice(0, maxGaps).map((cells) => ({ key: cells.join(), cells }));
  return (
    <section className="desk-section">
      <h2>Where no member is nearby</h2>
      <DataTable title="Where no member is nearby" columns={gapColumns} rows={rows} />
      {gaps.length > maxGaps ? (
        <p className="desk-quiet">…and {gaps.length - maxGaps} more, with fewer people.</p>
      ) : null}
    </section>
  );
}

const Circles = ({ circles }: { circles: Coverage['map']['gaps'] }) =>
  circles.map(({ zip, x, y, r }) => <circle key={zip} cx={x} cy={y} r={r} />);

const Paths = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path) => <path key={path} d={path} />);

/** The state with its members. The sentences and the table beside it say the same. */
function CoverageMap({ map, label }: Pick<Coverage, 'map' | 'label'>) {
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label} className="map">
      <defs>
        {/* Slanted lines show counties without a member on a black-and-white printer, too. */}
        <pattern
          id="slanted"
          width={10}
          height={10}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V10" />
        </pattern>
        <clipPath id="state">
          <path d={map.state} />
        </clipPath>
      </defs>
      <path d={map.state} className="land" />
      <g className="reach" clipPath="url(#state)">
        <Paths paths={map.reach} />
      </g>
      <g className="empty">
        <Paths paths={map.empty} />
      </g>
      <path d={map.lines} className="lines" />
      <path d={map.state} className="border" />
      <g className="gaps">
        <Circles circles={map.gaps} />
      </g>
      <g className="members">
        <Circles circles={map.members} />
      </g>
      <g className="towns">
        {map.towns.map(({ name, x, y, r, label: { anchor, ...place } }) => (
          <g key={name}>
            <circle cx={x} cy={y} r={r} />
            <text {...place} textAnchor={anchor}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

type SymbolProps = { isShown: boolean; name: string; children: ReactNode };

const LegendRow = ({ isShown, name, children }: SymbolProps) =>
  isShown ? (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  ) : null;

const dot = (layer: string) => (
  <g className={layer}>
    <circle cx={12} cy={12} r={8} />
  </g>
);
const field = (layer: string) => <rect x={1} y={4} width={22} height={16} className={layer} />;

/** The meaning of each symbol on the map. */
const Legend = ({ map }: Pick<Coverage, 'map'>) => (
  <ul className="legend">
    <LegendRow isShown={map.members.length > 0} name="members in a ZIP code">
      {dot('members')}
    </LegendRow>
    <LegendRow isShown={map.members.length > 0} name={`within ${map.radius} miles of a member`}>
      {field('reach')}
    </LegendRow>
    <LegendRow isShown={map.gaps.length > 0} name="people without a member that close">
      {dot('gaps')}
    </LegendRow>
    <LegendRow isShown={map.empty.length > 0} name="county without a member">
      {field('empty')}
    </LegendRow>
  </ul>
);
