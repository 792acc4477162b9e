import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import {
  detailed,
  directoryWith,
  member,
  sampleWording,
} from '@appraisers/directory/members.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppraiserCard } from './AppraiserCard.tsx';
import { FinderDataContext } from './finder-context.ts';

const none = { office: '', url: '', lookUp: '' };
const advice = {
  reasons: [],
  letter: { greeting: '', city: '', access: '', deadline: '', readers: '', questions: [] },
  licensing: none,
  neighborLicensing: {},
};
const office = { name: '', email: '', updated: '' };

/** The card of a member in an edition with words for details. */
function cardOf(appraiser: Appraiser, verifyUrl = sampleWording.verifyUrl): string {
  const directory = directoryWith({ wording: { ...sampleWording, verifyUrl } });
  return renderToStaticMarkup(
    <FinderDataContext value={{ directory, advice, office }}>
      <AppraiserCard
        appraiser={appraiser}
        selected={false}
        chosen={false}
        letter={undefined}
        covers={undefined}
      />
    </FinderDataContext>,
  );
}

it('shows the credential with a link to the license, then work and languages', () => {
  const card = cardOf(detailed);
  expect(card).toContain('<span>Certified Residential</span> <a href="https://x.example.org');
  expect(card).toContain('aria-label="Check license 5512345-CR00 of Ruth Abernathy"');
  expect(card).toContain('<span>Speaks Spanish, Tongan · Estates, A divorce</span></p>');
  expect(card.match(/finder-detail/g)).toHaveLength(2);
});

it('shows the number without a link where the state has no address for it', () => {
  const card = cardOf(detailed, '');
  expect(card).toContain('<span>Certified Residential</span> 5512345-CR00</p>');
});

it('has no more lines for a member who states nothing', () =>
  expect(cardOf(member())).not.toContain('finder-detail'));
