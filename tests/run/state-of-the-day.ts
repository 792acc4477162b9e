// Makes a small edition of one state from its committed place data: of Louisiana on odd days of the year, with
// parishes, accents and ZIPs that start with 7, and of Vermont on even ones, with zeros at the start, saints, and a
// single member. tests/run/test-browser.ts builds and tries it. `node tests/run/state-of-the-day.ts [state] [copy]`.
import { addMembers, firstEdition } from '#run/every-state/small-edition.ts';

const dayOfYear = Math.floor(
  (Date.now() - Date.UTC(new Date().getUTCFullYear(), 0, 0)) / 86_400_000,
);
const [state = dayOfYear % 2 === 1 ? 'LA' : 'VT', copy = '.built/state-of-the-day'] =
  process.argv.slice(2);

firstEdition(state, copy);
addMembers(copy, state === 'VT' ? 1 : 24);
console.log(`${copy}: a small edition of ${state} (day ${dayOfYear} of the year)`);
