// The words of the resources page, content/pages/resources.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const resourcesPageSchema = z.strictObject({
  ...pageHead,
  call: z.strictObject({ heading: text, text, button: text }),
});
