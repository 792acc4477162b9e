// The report as a page: no script, nothing from other sites, in light and dark, and for paper.
import { type ImportReport, nextSteps, type Outcome, outcomeLines } from './import-report.ts';
import { headline, type ReportSection, readLines, reportSummary, sectionsOf } from './sections.ts';

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = string | Html | readonly Html[];

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (char) => entities[char] ?? '');
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};

/** HTML from a template. Inserted strings become text. */
const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(textOf)));

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2a26, #e6ece8); --paper: light-dark(#fbf9f4, #141c1a);
  --line: light-dark(#d5cfc0, #35423d); --soft: light-dark(#46504b, #b0bcb6); --red: light-dark(#8a2f13, #f4ad92); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .25rem; }
p, ul, ol { margin: .25rem 0 .75rem; max-width: 65ch; }
.soft { color: var(--soft); }
.urgent h2 { color: var(--red); }
.outcome { border: 2px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 1.5rem 0; }
.outcome.stopped { border-color: var(--red); }
.outcome p { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td:first-child, th:first-child { white-space: nowrap; }
@media print {
  :root { color-scheme: light; }
  body { padding: 0; max-width: none; font-size: 9.5pt; }
  table { font-size: 8.5pt; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

const sectionHtml = ({ title, note, columns, rows, urgent }: ReportSection): Html => html`
<section class="${urgent ? 'urgent' : 'plain'}">
<h2>${title}</h2>
${note ? html`<p class="soft">${note}</p>` : ''}
<div class="wide" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${[...rows()].map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}
</tbody></table></div></section>`;

const list = (items: readonly string[]) => items.map((item) => html`<li>${item}</li>`);

/** `when` is the time of the import, for people. */
export function importReportPage(report: ImportReport, outcome: Outcome, when: string): string {
  const steps = nextSteps(outcome);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${headline(report)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${headline(report)}</h1>
<p>${reportSummary(report)}.</p>
<p class="soft">${when}. This page names people, so don't publish it.</p>
<div class="outcome ${outcome.kind}">${outcomeLines(report, outcome).map((line) => html`<p>${line}</p>`)}</div>
${steps.length > 0 ? html`<h2>What to do next</h2><ol>${list(steps)}</ol>` : ''}
${sectionsOf(report).map(sectionHtml)}
<h2>What we read</h2>
<ul>${list(readLines(report))}</ul>
</main>
</body>
</html>
`.text;
}
