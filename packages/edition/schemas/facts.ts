// What stands in several texts, once: facts.yaml. A text refers to a fact as {dues}.
import { z } from 'zod';
import { text, wholeNumber } from './text.ts';

const fact = z.union([text, z.number('a text or a number')], 'a text or a number');

export const factsSchema = z
  .object(
    {
      /** The year the association was founded. */
      founded: wholeNumber('a year such as 2009', 1600, 2199),
    },
    'facts, each with its name: the founding year, dues, hours',
  )
  .catchall(fact);

export type Facts = Readonly<z.infer<typeof factsSchema>>;
