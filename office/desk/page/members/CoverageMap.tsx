import type { InferResponseType } from 'hono/client';
import { api } from '#desk/page/desk-api.ts';
import { DataTable, Screen, useLoaded } from '#desk/page/Screen.tsx';

type Coverage = InferResponseType<typeof api.coverage.$get>;

/** Where members are, and where people have none nearby. */
export function MapScreen() {
  const { map, label, sentences, gaps, table } = useLoaded('coverage', () => api.coverage.$get());
  return (
    <Screen
      title="Coverage map"
      lead="Each dot is a ZIP code with members. Shaded areas have a member nearby. Red circles show people who don't. Counties with slanted lines have no member."
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CoverageMap map={map} label={label} />
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence} className="mb-1.5">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
      {gaps.length > 0 ? (
        <section className="desk-section">
          <h2>Where no member is nearby</h2>
          <DataTable
            title="Where no member is nearby"
            columns={['ZIP', 'Post office', 'County', 'People', 'Nearest member']}
            rows={gaps}
          />
        </section>
      ) : null}
      <p className="mt-5">
        <a
          className="link"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(table)}`}
          download="zip-codes.csv"
        >
          Download all ZIP codes (CSV)
        </a>
      </p>
    </Screen>
  );
}

const circleOf = ({ zip, x, y, r }: Coverage['map']['gaps'][number]) => (
  <circle key={zip} cx={x} cy={y} r={r} />
);

/** The state with its members. The sentences and the table beside it say the same. */
const CoverageMap = ({ map, label }: Pick<Coverage, 'map' | 'label'>) => (
  <svg
    viewBox={`0 0 ${map.width} ${map.height}`}
    role="img"
    aria-label={label}
    className="h-auto max-h-176 w-full"
  >
    {/* Slanted lines show counties without a member on a black-and-white printer, too. */}
    <pattern id="slanted" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M-2 2 2-2M0 14 14 0M12 16 16 12" className="stroke-1 stroke-edge" />
    </pattern>
    <clipPath id="state">
      <path d={map.state} />
    </clipPath>
    <path d={map.state} className="fill-sheet" />
    <path d={map.reach.join('')} className="fill-main/20" clipPath="url(#state)" />
    <path d={map.empty.join('')} fill="url(#slanted)" />
    <path d={map.lines} className="fill-none stroke-edge stroke-[1.5]" />
    <path d={map.state} className="fill-none stroke-3 stroke-edge" />
    <g className="fill-accent/35 stroke-2 stroke-accent">{map.gaps.map(circleOf)}</g>
    <g className="fill-main stroke-[1.5] stroke-sheet">{map.members.map(circleOf)}</g>
    <g className="fill-sheet stroke-2 stroke-ink text-2xl">
      {map.towns.map(({ name, x, y, r, label: { anchor, ...place } }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={r} />
          <text
            {...place}
            textAnchor={anchor}
            className="fill-ink stroke-[5] stroke-sheet [paint-order:stroke]"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  </svg>
);
