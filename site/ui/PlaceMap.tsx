type PlaceDot = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Position of the name, if there is room for it. */
  readonly text: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined;
};

/** A drawing in its own units, with SVG paths. */
export type PlaceMapProps = {
  readonly width: number;
  readonly height: number;
  /** The state. */
  readonly area: string;
  /** Its county lines. */
  readonly lines: string;
  readonly circle: { readonly x: number; readonly y: number; readonly r: number };
  /** The first is the place itself. */
  readonly marks: readonly PlaceDot[];
};

/** A small map of a place and those nearby. The list beside it has the same content. */
export function PlaceMap({
  map: { width, height, area, lines, circle, marks },
  label,
}: {
  map: PlaceMapProps;
  /** For screen readers. */
  label: string;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="place-map">
      <path d={area} className="place-map-area" />
      <path d={lines} />
      <circle cx={circle.x} cy={circle.y} r={circle.r} className="place-map-circle" />
      {marks.map(({ name, x, y, r }) => (
        <circle key={name} cx={x} cy={y} r={r} />
      ))}
      {marks.map(
        ({ name, text }) =>
          text && (
            <text
              key={name}
              x={Math.round(text.x)}
              y={Math.round(text.y)}
              textAnchor={text.anchor === 'start' ? undefined : text.anchor}
            >
              {name}
            </text>
          ),
      )}
    </svg>
  );
}
