import { expect, it } from 'vitest';
import { linkAddress } from './web-address.ts';

it.each([
  ['/', true],
  ['/join#form', true],
  ['https://law.example.org/61-2g-S406.html', true],
  ['//law.example.org/', false],
  ['http://law.example.org/', false],
  ['https://localhost/', false],
  ['javascript:alert(1)', false],
  ['join us', false],
])('a card may lead to %s: %s', (address, isValid) =>
  expect(linkAddress.safeParse(address).success).toBe(isValid),
);
