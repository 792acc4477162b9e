// The letters that the finder starts for a visitor, as an email program opens them.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { FinderPage } from './finder-page.ts';
import { expect } from './watched-page.ts';

export const reasonField = 'What is the appraisal for?';

/** The email that a program opens for a link. */
export function opened(href: string | null) {
  const [to = '', query = ''] = (href ?? '').slice('mailto:'.length).split('?');
  const [subject, body, bcc] = ['subject', 'body', 'bcc'].map((name) =>
    decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? ''),
  );
  return { to, subject, body: body?.split('\r\n') ?? [], bcc: bcc?.split(',') };
}

/**
 * Selects what the appraisal is for, above the cards, and expects what to have ready.
 * @returns the reason as the edition has it, and the letter that the first card of a member starts
 */
export async function startLetter({ page }: FinderPage, name: string) {
  const reason = edition.reasons.read().reasons.find((each) => each.name === name);
  if (!reason) throw new Error(`The edition has no reason “${name}”.`);
  const panel = page.getByRole('region', { name: 'Prepare your email' });
  await panel.getByLabel(reasonField).selectOption(reason.id);
  for (const thing of ['What to have ready', ...reason.ready])
    await expect(panel).toContainText(thing);
  const link = page.getByRole('article').first().getByRole('link', { name: /@/ });
  return { reason, letter: opened(await link.getAttribute('href')) };
}
