import { letterFor, mailto } from '@appraisers/directory/letter.ts';
import { member } from '@appraisers/directory/members.fixture.ts';
import { describe, expect, it } from 'vitest';
import { sampleEditions } from '#loaders/editions.fixture.ts';
import { openEdition } from '#loaders/open-edition.ts';

describe.each(sampleEditions)('the letters of %s', (folder) => {
  it('reach an appraiser whole, with a long name of a city', () => {
    const { letter, reasons } = openEdition(folder).reasons.read();
    const to = member({ email: 'maximiliana.featherstone@example.org' });
    for (const reason of reasons) {
      const text = letterFor(reason, letter, 'The Great Town of the Salt Lake');
      expect(mailto([to], text), reason.name).toContain(`&body=${encodeURIComponent(text.body)}`);
    }
  });
});
