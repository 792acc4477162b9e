// The sheet that the hero's land lies on.

export const width = 480;
export const height = 200;
/** Pixels of the drawing for a unit of the land. */
export const drawnScale = 4;
