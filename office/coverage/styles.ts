// Styles of the report's page: the site's colors and fonts, in light and dark, and on one or two sheets of
// Letter paper. The fonts are in the page, so it needs no requests.
import { readFileSync } from 'node:fs';
import { themeColor } from '@appraisers/site/styles/theme-color.ts';

const colors = ['paper', 'sheet', 'sand', 'line', 'edge', 'ink', 'soft', 'spruce', 'rock'] as const;

const colorsOf = (scheme: 'light' | 'dark') =>
  colors.map((name) => `--${name}:${themeColor(name, scheme)}`).join(';');

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(`site/fonts/${file}.woff2`, 'base64')}) format("woff2")}`;

/** The style sheet of the page. */
export const reportStyles = (): string => `
${face('Besley', 'besley', '500 600')}
${face('Public Sans', 'public-sans', '400 600')}
:root{color-scheme:light dark;${colorsOf('light')}}
@media screen and (prefers-color-scheme:dark){:root{${colorsOf('dark')}}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.5 "Public Sans",system-ui,sans-serif;padding:1.5rem 1.25rem 3rem;overflow-wrap:break-word}
header,main{max-width:64rem;margin-inline:auto}
header{border-bottom:3px double var(--edge);padding-bottom:.75rem}
h1,h2{font-family:Besley,Georgia,serif;font-weight:560;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem)}
h2{font-size:1.25rem;margin-bottom:.5rem}
h3{font-size:1rem;font-weight:600}
header p,.quiet{color:var(--soft);font-size:.9375rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:1rem 1.5rem;padding:1.25rem 0}
.figures div{border-left:3px solid var(--spruce);padding-left:.75rem;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.figures dd{font:560 1.875rem/1.1 Besley,Georgia,serif}
.figures dt{color:var(--soft);font-size:.9375rem;line-height:1.35}
.sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem 2.5rem;margin-bottom:2rem;align-items:start}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding-bottom:.25rem}
th{font-weight:600;text-align:left;vertical-align:bottom}
td,th{padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td:last-child,th:last-child{padding-right:0}
.number{text-align:right}
td.number{white-space:nowrap}
ul{padding-left:1.1rem}
.checks{display:grid;gap:1.25rem}
.checks>div{break-inside:avoid}
.map{display:block;width:100%;height:auto;max-height:46rem}
.land{fill:var(--sheet)}
.reach{fill:var(--spruce);opacity:.2}
.empty{fill:url(#slanted)}
#slanted path{stroke:var(--edge);stroke-width:2}
.lines,.border{fill:none;stroke:var(--edge);stroke-width:1.5;stroke-linejoin:round}
.border{stroke-width:3}
.members circle{fill:var(--spruce);stroke:var(--sheet);stroke-width:1.5}
.gaps circle{fill:var(--rock);fill-opacity:.35;stroke:var(--rock);stroke-width:2}
.towns circle{fill:var(--sheet);stroke:var(--ink);stroke-width:2}
.towns text{font-size:24px;fill:var(--ink);stroke:var(--sheet);stroke-width:5;stroke-linejoin:round;paint-order:stroke}
@media screen and (max-width:30rem){.towns text{font-size:34px}}
.legend{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9375rem}
.legend li{display:flex;align-items:center;gap:.4rem}
.legend svg{width:1.25rem;height:1.25rem;flex:none}
.land-side{display:grid;gap:.75rem}
@media (min-width:48rem),print{.sheet.tall{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr)}.sheet.second{grid-template-columns:repeat(2,minmax(0,1fr))}}
@page{size:letter;margin:.5in}
@media print{
:root{--paper:#fff;--sheet:#fff;--sand:#fff}
body{padding:0;font-size:9.5pt;line-height:1.35}
header,main{max-width:none}
h1{font-size:20pt}h2{font-size:12.5pt}h3{font-size:9.5pt}
header p,.quiet,table,.legend,.figures dt{font-size:8pt}
.figures{grid-template-columns:repeat(4,1fr);padding:.12in 0}
.figures dd{font-size:18pt}
.sheet{gap:.3in;margin-bottom:.15in}
.sheet.wide .map{max-height:4in}
td,th{padding-block:1.5pt}
.map{max-height:6.2in}
h2,h3,caption{break-after:avoid}
tr,li{break-inside:avoid}
.second{break-before:page}
.checks{gap:.12in}
.members circle,.gaps circle,.reach,.empty,.figures div{print-color-adjust:exact}
}
`;
