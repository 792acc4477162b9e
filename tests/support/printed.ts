// A page as it comes out of the printer.
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

type Paper = NonNullable<Parameters<Page['pdf']>[0]>;

/** The words on each sheet. */
export async function printed(page: Page, paper: Paper): Promise<readonly string[]> {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf(paper)));
  const { text } = await extractText(file, { mergePages: false });
  return text.map((words) => words.replace(/\s+/g, ' '));
}
