/** The folder of the built site that the tests visit; `tests/run/test-browser.ts` names it. */
export const siteFolder = process.env.SITE_DIR || 'dist';
