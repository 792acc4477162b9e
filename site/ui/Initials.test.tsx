import { expect, it } from 'vitest';
import { initialsOf } from './Initials.tsx';

it.each([
  ['Ruth Ann Pickering', 'RP'],
  ['  Ruth   Pickering ', 'RP'],
  ["O'Neil", 'O'],
  ["Sinéad O'Neil", 'SO'],
  ['E\u0301mile Zu\u0308rcher', 'ÉZ'],
  ['bell hooks', 'BH'],
  ['Anna-Maria van der Berg', 'AB'],
  ['Robert "Bob" Hale', 'RH'],
  ['Darrell Whitlock Jr.', 'DW'],
  ['Dale Okubo III', 'DO'],
  ['Thuy Pham, MAI', 'TP'],
  ['李 明', '李明'],
  ['7', ''],
])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
