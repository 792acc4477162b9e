import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { revealMail } from '#directory/concealed-mail.ts';
import { readMembers } from '#loaders/read-members.ts';
import { directoryModule } from './embedded-directory.ts';

const directorySchema = z.object({
  members: z.array(
    z.tuple([
      z.number(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.number(),
      z.number(),
    ]),
  ),
  places: z.object({
    zips: z.array(z.tuple([z.string(), z.number(), z.number()])),
    cities: z.array(z.tuple([z.string(), z.number(), z.number()])),
  }),
});

describe('the directory in the browser', async () => {
  const code = directoryModule();
  const { members, places } = directorySchema.parse(
    await import(`data:text/javascript,${encodeURIComponent(code)}`),
  );

  it('has every member of the file, with all that it says', () => {
    const back = members.map(
      ([id, firstName, lastName, phone, concealed, city, zip, lat, lng]) => ({
        id,
        firstName,
        lastName,
        phone,
        email: revealMail(concealed),
        city,
        zip,
        lat,
        lng,
      }),
    );
    expect(back).toEqual(readMembers());
  });

  it('has no mail address in plain text', () => {
    expect(code).not.toMatch(/\w@\w/);
    expect(code).not.toContain('example.org');
  });

  it('has the extra table of four ZIPs and fifteen names', () => {
    expect(places.zips).toHaveLength(4);
    expect(places.cities).toHaveLength(15);
  });
});
