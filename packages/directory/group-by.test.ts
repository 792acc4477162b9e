import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups as the newer `Map.groupBy` does, also by names that objects have', () => {
  const words = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constant('__proto__')));
  fc.assert(
    fc.property(words, fc.constantFrom(1, 20), (all, length) => {
      const keyOf = (word: string) => word.slice(0, length);
      expect([...groupBy(all, keyOf)]).toEqual([...Map.groupBy(all, keyOf)]);
    }),
  );
});
