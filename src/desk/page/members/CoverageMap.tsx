import { Drawn } from '#desk/page/Drawn.tsx';
import type { Coverage } from '#desk/shapes.ts';

/** The map with the members and the gaps between them, and the same in sentences. */
export function CoverageMap({ coverage }: { coverage: Coverage }) {
  return (
    <div className="desk-map">
      <Drawn of={coverage.map} />
      <div>
        <Drawn of={coverage.legend} />
        <ul className="desk-sentences">
          {coverage.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
