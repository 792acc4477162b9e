// The words of the resources page, content/pages/resources.yaml.
import { fields, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const resourcesPageSchema = fields({
  ...pageHead,
  call: fields({ heading: text, text, button: text }),
});
