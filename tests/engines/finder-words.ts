// The finder as a visitor of any engine sees it, by role and name.
import type { Visitor } from './visitor.ts';

export const searchBox = /^(ZIP code|City) in Utah$/;
export const found = (visitor: Visitor) => visitor.texts('heading', /Appraisers Found$/);
export const groupHeadings = (visitor: Visitor) => visitor.texts('heading', /\d\.\d mi/);
export const boxValue = async (visitor: Visitor) => (await visitor.one('field', searchBox)).value;

export async function searchFor(
  visitor: Visitor,
  by: 'Zip Code' | 'City',
  text: string,
): Promise<void> {
  await visitor.press('radio', by);
  await visitor.fill(searchBox, text);
  await visitor.press('button', 'Search');
}
