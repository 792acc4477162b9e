// The parts of SVG that only draw. They don't run, link, load or move. Everything else is rejected.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Not `a`, `script`, `foreignObject`, `image`, `feImage`, `animate` and similar elements. */
export const drawingElements = words(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`);

/** Numbers, names and words. Browsers read no address and no script in them. */
export const plainAttributes = words(`
  id class lang role tabindex focusable type media version baseProfile
  x y z x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength offset
  viewBox preserveAspectRatio rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits
  maskContentUnits markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 values stdDeviation order
  kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha surfaceScale
  diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX
  pointsAtY pointsAtZ scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed
  stitchTiles tableValues slope intercept amplitude exponent requiredFeatures systemLanguage`);

/** Values that are read as CSS. */
export const styleAttributes = words(`
  style transform gradientTransform patternTransform transform-origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline enable-background
  fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color
  line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode`);

/** Functions of CSS that load nothing. */
export const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp
  matrix translate translatex translatey rotate scale scalex scaley skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  not is where nth-child nth-of-type nth-last-child`);

/** Notes of drawing programs and their users, which browsers ignore. */
export const noteNamespaces = words(`
  http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://www.w3.org/1999/02/22-rdf-syntax-ns# http://creativecommons.org/ns#
  http://web.resource.org/cc/ http://purl.org/dc/elements/1.1/`);
