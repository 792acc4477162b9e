import { workOf } from '@appraisers/site/integrations/licenses.ts';
import works from '@appraisers/site/integrations/place-data-licenses.json' with { type: 'json' };
import { expect, it } from 'vitest';

it('the licenses of the place data are those of the packages', () =>
  expect(works).toEqual(works.map(({ name }) => workOf(`node_modules/${name}`))));
