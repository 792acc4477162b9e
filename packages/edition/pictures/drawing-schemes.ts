// A drawing of site/public/art has its colors for a dark screen in a media query of its own style. Safari
// does not ask it in a picture, so each drawing is also served with one of the two sets alone.

const darkBlock = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;

/** The drawing with its colors for a light screen, whatever the screen. */
export const inLight = (svg: string): string => svg.replace(darkBlock, '');

/** The drawing with its colors for a dark screen, whatever the screen. */
export const inDark = (svg: string): string => svg.replace(darkBlock, '$1');
