// The gazetteer: every ZIP and place name of the region with its point, made by makers/make-gazetteer.ts.
import { z } from 'zod';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

export const gazetteerSchema = z.object({
  sources: z.array(z.object({ what: z.string(), package: z.string(), licence: z.string() })),
  /** ZIP, latitude and longitude in degrees, name of its post office. */
  zips: z.array(z.tuple([z.string().regex(/^\d{5}$/), latitude, longitude, z.string()])),
  /** Name, latitude and longitude in degrees. */
  cities: z.array(z.tuple([z.string().min(1), latitude, longitude])),
});

export type Gazetteer = z.infer<typeof gazetteerSchema>;
