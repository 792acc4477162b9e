import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { detailed, member, sampleWording } from '@appraisers/directory/members.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('virtual:guidance');
  vi.resetModules();
});

/** The card of a member in an edition with words for details. */
async function cardOf(appraiser: Appraiser, verifyUrl = sampleWording.verifyUrl): Promise<string> {
  vi.resetModules();
  vi.doMock('virtual:guidance', () => ({ wording: { ...sampleWording, verifyUrl } }));
  const { AppraiserCard } = await import('./AppraiserCard.tsx');
  return renderToStaticMarkup(
    <AppraiserCard
      appraiser={appraiser}
      selected={false}
      chosen={false}
      letter={undefined}
      covers={undefined}
    />,
  );
}

it('shows the credential with a link to the license, then work and languages', async () => {
  const card = await cardOf(detailed);
  expect(card).toContain('<span>Certified Residential</span> <a href="https://x.example.org');
  expect(card).toContain('aria-label="Check license 5512345-CR00 of Ruth Abernathy"');
  expect(card).toContain('<span>Speaks Spanish, Tongan · Estates, A divorce</span></p>');
  expect(card.match(/finder-detail/g)).toHaveLength(2);
});

it('shows the number without a link where the state has no address for it', async () => {
  const card = await cardOf(detailed, '');
  expect(card).toContain('<span>Certified Residential</span> 5512345-CR00</p>');
});

it('has no more lines for a member who states nothing', async () =>
  expect(await cardOf(member())).not.toContain('finder-detail'));
