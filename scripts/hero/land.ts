// The land of the hero's drawing: a height for each of its points.
import { width } from './sheet.ts';

/** A number from 0 to 1 that depends on the lattice point alone. */
function lattice(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ 0x2009;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Gradient noise from about -0.7 to 0.7 (K. Perlin, "Improving Noise", 2002), in two dimensions. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const slope = (i: number, j: number) => {
    const angle = 2 * Math.PI * lattice(left + i, top + j);
    return Math.cos(angle) * (dx - i) + Math.sin(angle) * (dy - j);
  };
  const upper = mix(slope(0, 0), slope(1, 0), ease(dx));
  const lower = mix(slope(0, 1), slope(1, 1), ease(dx));
  return mix(upper, lower, ease(dy));
}

/** From 0 in the valleys to about 1 on the crests, which run where the noise changes its sign. */
function ridges(x: number, y: number): number {
  const rounded = (value: number) => Math.sqrt(value * value + 0.006);
  const large = 1 - 2.1 * rounded(noise(x, y));
  const small = 1 - 2.1 * rounded(noise(x * 2.3 + 31, y * 2.3));
  return 0.78 * large + 0.22 * small * Math.max(0, large);
}

/** Height of the land from 0 to about 1: a basin in the west, a range that rises to the east. */
export function land(x: number, y: number): number {
  // Bending the sheet keeps the crests from running straight.
  const bentX = x + 26 * noise(x / 70 + 3, y / 70);
  const bentY = y + 26 * noise(x / 70, y / 70 + 8);
  const front = 0.5 + 0.09 * noise(y / 60, 2.5);
  const rise = 1 / (1 + Math.exp(-(bentX / width - front) * 7.5));
  const basin = 0.1 + 0.16 * noise(bentX / 130 + 5, bentY / 90);
  return basin + rise * (0.3 + 0.72 * ridges(bentX / 105 + 2, bentY / 82 + 6));
}
