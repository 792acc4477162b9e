// SVG files that run, link or load something, or hide that they do, and the part to report in each.

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 80" width="80" height="80"${more}>\n${inner}\n</svg>`;
const style = (text: string) => svg(`<style>${text}</style>`);
const xml = (declaration = 'version="1.0"') => `<?xml ${declaration}?>`;
const otherEncoding = 'version="1.0" encoding="ISO-2022-JP"';
const doctype = (text: string) => `<!DOCTYPE svg ${text}>${svg('&a;')}`;
const onDark = (css: string, text: string) =>
  svg(`<!-- -@media (prefers-color-scheme:dark){${css}}${text}<script>a()</script> -->`);
const elsewhere = 'https://example.org/a.svg#a';

type HostileDrawing = readonly [name: string, file: string | Uint8Array<ArrayBuffer>, part: RegExp];

export const hostileDrawings: readonly HostileDrawing[] = [
  ['a script', svg('<script>alert(1)</script>'), /line 2: The drawing has "<script>/],
  ['a script of a prefix', svg('<svg:script>alert(1)</svg:script>'), /<svg:script>/],
  ['a handler of the picture', svg('', ' onload="alert(1)"'), /line 1: .* has "onload=/],
  ['a handler of a shape', svg('\n<path d="M0 0"\nonclick="a()"/>'), /line 4: .* has "onclick/],
  ['a handler of SVG Tiny', svg('<handler type="text/javascript">a()</handler>'), /<handler/],
  ['a link', svg('<a xlink:href="https://example.org"><path/></a>'), /href=/],
  ['a page inside', svg('<foreignObject><p>a</p></foreignObject>'), /<foreignObject>/],
  ['a body of HTML', svg('<b:body xmlns:b="http://www.w3.org/1999/xhtml"/>'), /xhtml/],
  ['shapes from elsewhere', svg(`<use href="${elsewhere}"/>`), /href=/],
  ['shapes from data', svg('<use xlink:href="data:image/svg+xml,%3Csvg/%3E#a"/>'), /href=/],
  ['an animated link', svg('<animate attributeName="href" to="javascript:a()"/>'), /"href/],
  ['another base of its addresses', svg('', ' xml:base="https://example.org/"'), /base=/],
  ['a style from elsewhere', style('@import "https://example.org/a.css";'), /line 2: .*@import/],
  ['a picture in a style', style(`path{fill:image-set("${elsewhere}" 1x)}`), /image-set/],
  ['a style in disguise', style('path{fill:u\\72l(https://example.org)}'), /path/],
  ['a style in two parts', style(`path{fill:ur<!-- -->l(${elsewhere})}`), /path/],
  ['a style of a shape', svg(`<path style="fill: url( '${elsewhere}' )"/>`), /url\(/],
  ['an attribute from elsewhere', svg(`<path fill="&#117;rl(${elsewhere})"/>`), /url\(/],
  ['a style sheet beside it', `<?xml-stylesheet href="data:,a"?>${svg('')}`, /<\?xml-stylesheet/],
  ['words of its own for texts', doctype('[<!ENTITY a "<script/>">]'), /<!DOCTYPE/],
  ['another encoding by name', `${xml(otherEncoding)}${svg('')}`, /encoding=/],
  ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le'), /isn't text in UTF-8/],
  ['a page', '<!DOCTYPE html><html><body><svg/></body></html>', /<html>/],
  ['a script behind the end', `${svg('')}<script/>`, /<script/],
  ['a script that only the form for dark screens has', onDark('-', '>'), /<script>/],
  ['16,000 groups inside each other', svg('<g>'.repeat(16_000)), /more than 200 groups/],
];

/** As drawing programs save them. */
export const ordinaryDrawings: readonly (readonly [title: string, file: string])[] = [
  [
    'as Inkscape saves it',
    `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="80mm" height="80mm" viewBox="0 0 80 80" version="1.1" id="svg1" xml:space="preserve"
   inkscape:version="1.4" sodipodi:docname="a.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="1.4" showgrid="false"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <defs><linearGradient id="g1"><stop style="stop-color:#000;stop-opacity:1" offset="0"/></linearGradient>
    <linearGradient id="g2" xlink:href="#g1" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(1,2)">
    <path style="fill:url(#g2);-inkscape-stroke:none" d="M0 0" sodipodi:nodetypes="cc"/></g></svg>`,
  ],
  [
    'as Illustrator saves it',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
  viewBox="0 0 80 80" style="enable-background:new 0 0 80 80;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:#FFF;clip-path:url("#a");font-family:'MyriadPro-Regular';} ]]></style>
<clipPath id="a"><rect width="8" height="8"/></clipPath>
<text transform="matrix(1 0 0 1 8 8)" class="st0"><tspan x="0" dy="1em">R&amp;D</tspan></text></svg>`,
  ],
  [
    'as Figma saves it',
    `<svg width="80" height="80" viewBox="0 0 80 80" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0Z" fill="url(#p)" fill-opacity="0.5"/></g>
<defs><filter id="filter0_d" x="0" y="0" width="8" height="8" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="a"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend mode="normal" in2="a"/></filter>
<radialGradient id="p" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="rotate(90) scale(2)"><stop stop-color="white"/></radialGradient>
<clipPath id="clip0_1_2"><rect width="8" height="8" fill="white" transform="translate(1 1)"/></clipPath></defs></svg>`,
  ],
  [
    'with styles of its own, words for the blind and shapes used twice',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80" role="img" aria-labelledby="t" lang="en">
<title id="t">Houses (two)</title><desc>Seen from above</desc>
<style>@media (prefers-color-scheme:dark) and (min-width:10px){.a:not(.b){fill:rgb(1 2 3)}}.a{fill:var(--a,#fff);transform:rotate(2deg)}</style>
<symbol id="s" viewBox="0 0 8 8"><polygon points="0,0 1,1"/></symbol><use href="#s" x="2"/>
<mask id="m" maskUnits="userSpaceOnUse"><ellipse rx="1" ry="2"/></mask><line x1="0" y2="1" mask="url(#m)"/></svg>`,
  ],
];
