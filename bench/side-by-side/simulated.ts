// What Lighthouse makes of a visit by a phone on a slow network.
import { visitWithLighthouse } from '../lighthouse.ts';
import type { Served } from './contenders.ts';

export type Paints = { first: number; largest: number };

export async function simulatedVisit(path: string, { port }: Served): Promise<Paints> {
  const { audits } = await visitWithLighthouse(`https://localhost:${port}${path}`, ['performance']);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return { first: value('first-contentful-paint'), largest: value('largest-contentful-paint') };
}
