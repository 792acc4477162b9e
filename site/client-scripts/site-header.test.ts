// @vitest-environment happy-dom
import { listFromStored, textFromList } from '@appraisers/directory/shortlist.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

document.body.innerHTML =
  '<a id="myList" href="/" hidden><span>My list </span><span>0</span></a>' +
  '<button data-star value="12"></button>';
await import('./site-header.ts');
const star = document.querySelector('button');
const link = document.querySelector('a') ?? document.createElement('a');

it('reads a stored list as the finder does, whatever is stored', () => {
  const part = fc.oneof(fc.nat(30), fc.constantFrom('', '.', '0', '012', '1234567890', '12.12'));
  const texts = fc.oneof(
    fc.array(part, { maxLength: 30 }).map((ids) => `1:${ids.join('.')}`),
    fc.constantFrom('1:abc', '2:3', '', '1:', '12.7'),
  );
  fc.assert(
    fc.property(texts, (newValue) => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue }));
      const list = listFromStored(newValue);
      expect(link.hidden).toBe(list.length === 0);
      expect(star?.getAttribute('aria-pressed')).toBe(`${list.includes(12)}`);
      expect(link.textContent).toBe(`My list ${list.length}`);
      if (list.length > 0) expect(link.search).toBe(`?list=${textFromList(list)}`);
    }),
  );
});
