// Makes an edition as `npm run edition` writes it, without members, events and articles. tests/run/test-browser.ts
// builds it. `node tests/run/first-day.ts [state] [copy]`.
import { firstEdition } from '#run/every-state/small-edition.ts';

const [state = 'VT', copy = '.built/first-day'] = process.argv.slice(2);
firstEdition(state, copy);
console.log(`${copy}: the first edition of ${state}`);
