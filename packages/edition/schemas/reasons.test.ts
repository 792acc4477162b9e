import { letterFor, mailtos, maxMailtoLength } from '@appraisers/directory/letter.ts';
import { member } from '@appraisers/directory/members.fixture.ts';
import { describe, expect, it } from 'vitest';
import { sampleEditions } from '#loaders/editions.fixture.ts';
import { openEdition } from '#loaders/open-edition.ts';

describe.each(sampleEditions)('the letters of %s', (folder) => {
  it('reach an appraiser whole, with a long name of a city and twenty addresses', () => {
    const { letter, reasons } = openEdition(folder).reasons.read();
    const to = Array.from({ length: 20 }, (_, id) =>
      member({ id, email: `maximiliana.featherstone.${id}@example.org` }),
    );
    for (const reason of reasons) {
      const text = letterFor(reason, letter, 'The Great Town of the Salt Lake');
      for (const { href } of mailtos(to, text)) {
        expect(href.length).toBeLessThan(maxMailtoLength);
        expect(href, reason.name).toContain(`&body=${encodeURIComponent(text.body)}`);
      }
      expect(mailtos(to, text).length).toBeLessThanOrEqual(2);
    }
  });
});
