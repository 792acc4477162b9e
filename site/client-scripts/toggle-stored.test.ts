import { listFromStored, textToStore, toggled } from '@appraisers/directory/listed-members.ts';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toggleStored } from './toggle-stored.ts';

const id = fc.integer({ min: 1, max: 30 });
const stored = fc.oneof(
  fc.uniqueArray(id, { maxLength: maxShortlisted, size: 'max' }).map(textToStore),
  fc.constantFrom(null, '', '1:', '2:1.2', 'nonsense'),
);

it('changes a stored list as the finder does, and leaves a full one', () =>
  fc.assert(
    fc.property(stored, id, (text, member) => {
      const list = listFromStored(text);
      const after = toggled(list, member);
      expect(toggleStored(text, `${member}`)).toBe(after === list ? undefined : textToStore(after));
    }),
    { numRuns: 1000 },
  ));
