import type { ImportResponse, ImportSection } from '#desk/api-types.ts';
import { ScrollArea } from '#desk/page/Screen.tsx';
import { CoverageMap } from './CoverageMap.tsx';

function Section({ title, note, columns, rows, count, urgent }: ImportSection) {
  return (
    <section className="desk-section" data-urgent={urgent || undefined}>
      <h2>{title}</h2>
      {note ? <p className="desk-quiet">{note}</p> : null}
      <ScrollArea title={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join('\n')}>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {count > rows.length ? (
        <p className="desk-quiet">
          … and {count - rows.length} more, in verdict.html among the copies that are kept.
        </p>
      ) : null}
    </section>
  );
}

/** Who would be added, removed and changed, who is refused and why; and where the members would be. */
export function ImportSummary({ verdict: report }: { verdict: ImportResponse }) {
  return (
    <>
      {report.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {report.coverage ? (
        <section className="desk-section">
          <h2>Where the members are with it</h2>
          <CoverageMap coverage={report.coverage} />
        </section>
      ) : null}
      <details className="desk-more">
        <summary>What was read</summary>
        <ul>
          {report.read.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
