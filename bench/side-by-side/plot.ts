// The plot of the times: each line has what one site takes and what the other does, on a scale on which the
// same distance is always the same ratio.
import type { Row } from './figures.ts';
import { ratioOf } from './table.ts';

const [least, most] = [10, 20_000];
const marks = [10, 30, 100, 300, 1000, 3000, 10_000];
const width = 880;
const left = 330;
const right = width - 90;
const lineHeight = 26;
const top = 96;

/** Where a time in ms stands. */
export const x = (ms: number): number =>
  left + ((right - left) * Math.log(Math.max(ms, least) / least)) / Math.log(most / least);

const shown = (value: number) => Number(value.toFixed(1));

const inWords = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '');

const text = (at: number, y: number, look: string, words: string) =>
  `<text x="${shown(at)}" y="${y}" class="${look}">${escaped(words)}</text>`;

const dot = (ms: number, y: number) =>
  `<circle class="own" cx="${shown(x(ms))}" cy="${y}" r="5.5"/>`;

const diamond = (ms: number, y: number) =>
  `<path class="other" d="M${shown(x(ms))} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>`;

/** A line: both times, what lies between them, and the ratio. */
function line(row: Row, y: number): string {
  const { what, ours, generated } = row;
  const base = y + 4.5;
  const label = text(left - 70, base, 'end', what);
  if (generated === undefined)
    return [
      label,
      dot(ours, y),
      text(x(ours) - 11, base, 'end figure', inWords(ours)),
      text(x(ours) + 11, base, 'figure quiet', 'the other shows nothing'),
    ].join('');
  const [low, high] = [Math.min(ours, generated), Math.max(ours, generated)];
  return [
    label,
    `<path class="between" d="M${shown(x(low))} ${y}H${shown(x(high))}"/>`,
    dot(ours, y),
    diamond(generated, y),
    text(x(low) - 11, base, 'end figure', inWords(low)),
    text(x(high) + 11, base, 'figure', inWords(high)),
    text(width - 16, base, 'end strong', ratioOf(row)),
  ].join('');
}

const styles = `
.ground{fill:#fffcf5}text{font:14px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#17312a}
.end{text-anchor:end}.middle{text-anchor:middle}.strong{font-weight:600}.figure{font-size:12px}
.quiet{fill:#39483f}.title{font-size:17px;font-weight:600}.grid{stroke:#d8caac}
.between{stroke:#857653;stroke-width:2}.own{fill:#1c4a3d}.other{fill:#b5522b}
@media(prefers-color-scheme:dark){.ground{fill:#14211c}text{fill:#f1e9da}.quiet{fill:#c9d2c6}
.grid{stroke:#33473e}.between{stroke:#9c8d6a}.own{fill:#8fd0b4}.other{fill:#f0935f}}`;

/** The drawing, an SVG for light and dark. */
export function plotOf(rows: readonly Row[]): string {
  const times = rows.filter(({ unit }) => unit === 'ms');
  let y = top;
  const body = times.flatMap((row, at) => {
    const isFirst = times[at - 1]?.how !== row.how;
    if (isFirst) y += at > 0 ? 40 : 14;
    const heading = isFirst ? [text(16, y, 'strong', row.how)] : [];
    y += lineHeight;
    return [...heading, line(row, y)];
  });
  const bottom = y + 24;
  const grid = marks.flatMap((ms) => [
    `<path class="grid" d="M${shown(x(ms))} ${top - 8}V${bottom}"/>`,
    text(x(ms), top - 16, 'middle figure quiet', ms < 1000 ? `${ms} ms` : `${ms / 1000} s`),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 16}" width="${width}" height="${bottom + 16}" role="img" aria-labelledby="t">
<title id="t">Times of this site and of a generated one, side by side, on a logarithmic scale</title>
<style>${styles}</style>
<rect class="ground" width="100%" height="100%"/>
${text(16, 32, 'title', 'What a visitor waits for')}
${text(width - 16, 32, 'end quiet figure', 'less is better; each line to the right is about three times the one before')}
<circle class="own" cx="22" cy="54" r="5.5"/>${text(34, 59, '', 'this site')}
<path class="other" d="M122 47.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>${text(134, 59, '', 'generated')}
${text(width - 16, top - 16, 'end figure quiet', 'ratio')}
${[...grid, ...body].join('\n')}
</svg>
`;
}
