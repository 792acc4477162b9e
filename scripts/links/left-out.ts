// Addresses that nobody has to ask: those of sample data, under names that are set apart for examples and
// lead nowhere, and those of whatever computer one sits at. Sources: RFC 2606 and RFC 6761.

const setApart = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)\.?$/;

/** Whether the address is an example, or a pattern such as http://localhost:* and no address. */
export const isExample = (url: string): boolean =>
  !URL.canParse(url) || setApart.test(new URL(url).hostname);
