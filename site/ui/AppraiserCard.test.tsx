import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { detailed, member, sampleWording } from '@appraisers/directory/members.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppraiserCard } from './AppraiserCard.tsx';

/** The card of a member in the finder of an edition with words for details. */
const cardOf = (appraiser: Appraiser, verifyUrl = sampleWording.verifyUrl): string =>
  renderToStaticMarkup(
    <AppraiserCard appraiser={appraiser} region="Utah" wording={{ ...sampleWording, verifyUrl }} />,
  );

it('shows work and languages, then the credential with a link to the license, then contacts', () => {
  const card = cardOf(detailed);
  expect(card).toContain('Certified Residential <a href="https://x.example.org');
  expect(card).toContain('aria-label="Check license 5512345-CR00 of Ruth Abernathy"');
  expect(card).toContain('Speaks Spanish, Tongan · Estates, A divorce</p>');
  const at = ['Speaks', 'Certified', 'tel:', 'mailto:'].map((part) => card.indexOf(part));
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

it('has four stops for the keyboard: the star, the details, the phone and the email', () => {
  const card = cardOf(detailed);
  const stops = card.match(/<(a|button) (?![^>]*tabindex="-1")[^>]*>/g);
  expect(stops?.map((stop) => /card-star|card-button|tel|mailto/.exec(stop)?.[0])).toEqual([
    ...['card-star', 'card-button', 'tel', 'mailto'],
  ]);
});

it('shows the number without a link where the state has no address for it', () => {
  const card = cardOf(detailed, '');
  expect(card).toContain('Certified Residential 5512345-CR00</p>');
});

it('has no more lines for a member who states nothing', () =>
  expect(cardOf(member())).not.toContain('card-detail'));
