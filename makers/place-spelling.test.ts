import { expect, it } from 'vitest';
import { asWritten, spellingKey } from './place-spelling.ts';

it.each([
  // The spelling of GeoNames, those of the lists of ZIP codes, and how people write it.
  [undefined, ['Saint Johnsbury'], 'St. Johnsbury'],
  [undefined, ['East Saint Johnsbury'], 'East St. Johnsbury'],
  ['Saint George', ['Saint George'], 'St. George'],
  ['Laplace', ['La Place'], 'LaPlace'],
  ['La Porte', ['La Porte'], 'La Porte'],
  ['DeQuincy', ['Dequincy'], 'DeQuincy'],
  ['LaGrange', ['La Grange', 'Lagrange'], 'LaGrange'],
  ['Lakeview', ['Lake View'], 'Lake View'],
  ["O'Fallon", ['O Fallon'], "O'Fallon"],
  [undefined, ["O'Kean", 'O Kean'], "O'Kean"],
  [undefined, ['Mc Indoe Falls'], 'McIndoe Falls'],
  [undefined, ['Mccammon'], 'McCammon'],
  ['Stansbury park', ['Stansbury Park'], 'Stansbury Park'],
  ["Coeur d'Alene", ['Coeur D Alene'], "Coeur d'Alene"],
  ['Mayagüez', ['Mayaguez'], 'Mayagüez'],
  ['Opa-locka', ['Opa Locka'], 'Opa-locka'],
  [undefined, ['Mountain Home A F B'], 'Mountain Home Air Force Base'],
  [undefined, ['M C B H Kaneohe Bay'], 'MCBH Kaneohe Bay'],
  [undefined, ['Isle Of Wight'], 'Isle of Wight'],
  [undefined, ['Mt Zion'], 'Mount Zion'],
  ['Washington, D.C.', ['Washington'], 'Washington'],
  [undefined, ['Chandler Hts'], 'Chandler Heights'],
])('%s and %j is %s', (city, others, written) => expect(asWritten(city, others)).toBe(written));

it.each([
  ['SAINT PAUL', 'St. Paul'],
  ['Hill Afb', 'Hill Air Force Base'],
  ['Coeur D Alene', "Coeur d'Alene"],
])('%s and %s are one name', (a, b) => {
  // Capitals don't matter after the words are written out.
  expect(spellingKey(a.replace('SAINT', 'Saint'))).toBe(spellingKey(b));
});
