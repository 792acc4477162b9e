// The finder as a visitor of any engine sees it, by role and name.
import type { Visitor } from './visitor.ts';

export const box = /^(ZIP code|City) in Utah$/;
export const found = (visitor: Visitor) => visitor.texts('heading', /Appraisers Found$/);
export const groups = (visitor: Visitor) => visitor.texts('heading', /\d\.\d mi/);
export const typed = async (visitor: Visitor) => (await visitor.one('field', box)).value;

export async function search(
  visitor: Visitor,
  by: 'Zip Code' | 'City',
  text: string,
): Promise<void> {
  await visitor.press('radio', by);
  await visitor.fill(box, text);
  await visitor.press('button', 'Search');
}
