// The words of a film of the edition's own, film/captions.yaml.
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const seconds = z
  .number('seconds as a number')
  .min(0, 'seconds from 0')
  .max(120, 'seconds up to 120');

/** What is burnt into a picture does not follow a fact that changes. */
const line = text
  .max(16, 'a line of at most 16 characters, which fit beside the picture')
  .regex(/^[^{}]*$/, 'words without braces: a film cannot refer to facts');

const caption = fields({
  /** When it comes and when it goes, from the start of the film. */
  from: seconds,
  to: seconds,
  /** Its lines as they are set, the bar above them. */
  lines: list(line, 'one to seven lines', { least: 1, most: 7 }),
});

/** Also where other fields are wrong: whoever mends the file should hear of everything at once. */
const always = { when: () => true };

export const filmSchema = list(caption, 'at least one caption', { least: 1 }).superRefine(
  (captions, context) => {
    if (!Array.isArray(captions)) return;
    captions.forEach((given, at) => {
      const { from, to } = given ?? {};
      const before = captions[at - 1]?.to;
      if (typeof from !== 'number') return;
      if (typeof to === 'number' && to <= from) {
        const message = `seconds after ${from}, when it comes`;
        context.addIssue({ code: 'custom', path: [at, 'to'], message });
      }
      if (typeof before === 'number' && from < before) {
        const message = `seconds from ${before}, when the one before it goes`;
        context.addIssue({ code: 'custom', path: [at, 'from'], message });
      }
    });
  },
  always,
);

export type Caption = z.infer<typeof caption>;
