// Whether a row is about a company, by its names.
import { meansYes } from './yes-no.ts';

/** Words in the names of companies that people rarely have in theirs. */
const ofCompany =
  /(?:^|\W)(?:inc|llc|l\.l\.c|llp|pllc|corp|corporation|ltd|& co|company|companies|bank|lending|lenders?|mortgages?|appraisals?|valuations?|services?|group|associates|partners|partnership|holdings|properties|realty|insurance|financial|solutions|consulting|credit union|university|association|department|agency)(?!\w)/i;

type Names = { readonly firstName: string; readonly lastName: string };

/** Why a row is about a company. `companies` are the cells that name an employer. */
export function companyOf(
  { firstName, lastName }: Names,
  companies: readonly string[],
): string | undefined {
  const named = companies.filter((company) => company !== '');
  if (named.some((company) => meansYes(company))) return 'is a company';
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') return named.length > 0 ? 'is a company: no person is named' : undefined;
  return ofCompany.test(name) ? 'is a company, by its name' : undefined;
}
