// SVG files that run, link or load something, and the part to report in each.

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 80" width="80" height="80"${more}>\n${inner}\n</svg>`;
const elsewhere = 'https://example.org/a.svg#a';

type HostileDrawing = readonly [name: string, file: string | Uint8Array<ArrayBuffer>, part: RegExp];

export const hostileDrawings: readonly HostileDrawing[] = [
  ['a script', svg('<script>alert(1)</script>'), /line 2: The drawing has "<script>/],
  ['a script of a prefix', svg('<svg:script>alert(1)</svg:script>'), /<svg:script>/],
  ['a handler of the picture', svg('', ' onload="alert(1)"'), /line 1: .* has "onload=/],
  ['a handler of a shape', svg('\n<path d="M0 0"\nonclick="a()"/>'), /line 4: .* has "onclick/],
  ['a page inside', svg('<foreignObject><p>a</p></foreignObject>'), /<foreignObject>/],
  ['a body of HTML', svg('<b:body xmlns:b="http://www.w3.org/1999/xhtml"/>'), /xhtml/],
  ['a link', svg('<a xlink:href="https://example.org"><path/></a>'), /href=/],
  ['an animated link', svg('<animate attributeName="href" to="javascript:a()"/>'), /"href/],
  ['another base of its addresses', svg('', ' xml:base="https://example.org/"'), /base=/],
  ['a style from elsewhere', svg('<style>@import "a.css";</style>'), /line 2: .*@import/],
  ['an attribute from elsewhere', svg(`<path fill="&#117;rl(${elsewhere})"/>`), /url\(/],
  ['a style sheet beside it', `<?xml-stylesheet href="data:,a"?>${svg('')}`, /<\?xml-stylesheet/],
  ['words of its own', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`, /<!DOCTYPE/],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, /encoding=/],
  ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le'), /isn't text in UTF-8/],
];

/** As drawing programs save them. */
export const ordinaryDrawings: readonly (readonly [title: string, file: string])[] = [
  [
    'as Inkscape saves it',
    `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="80mm" height="80mm" viewBox="0 0 80 80" version="1.1" id="svg1" xml:space="preserve"
   inkscape:version="1.4" sodipodi:docname="a.svg" inkscape:export-filename="C:\\Users\\Ann\\a.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <metadata><rdf:RDF><cc:Work rdf:about=""></cc:Work></rdf:RDF></metadata>
  <defs><linearGradient id="g1"><stop style="stop-color:#000;stop-opacity:1" offset="0"/></linearGradient>
    <linearGradient id="g2" xlink:href="#g1" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Layer 1" id="layer1" transform="translate(1,2)">
    <path style="fill:url(#g2);-inkscape-stroke:none" d="M0 0" sodipodi:nodetypes="cc"/></g></svg>`,
  ],
  [
    'as Illustrator saves it',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" style="enable-background:new 0 0 80 80;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:#FFF;clip-path:url("#a");font-family:'MyriadPro-Regular';} ]]></style>
<clipPath id="a"><rect width="8" height="8"/></clipPath>
<text transform="matrix(1 0 0 1 8 8)" class="st0"><tspan x="0" dy="1em">R&amp;D</tspan></text></svg>`,
  ],
];
