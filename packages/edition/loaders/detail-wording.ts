import type { DetailWording } from '@appraisers/directory/detail-rows.ts';
import { credentials, recordOf } from '@appraisers/directory/member-fields.ts';
import type { Reason } from '#schemas/reasons.ts';
import type { Region } from '#schemas/region.ts';

/** What most states call the credentials. region.yaml may have the state's own names. */
const usualNames = {
  licensed: 'Licensed appraiser',
  'certified-residential': 'Certified residential appraiser',
  'certified-general': 'Certified general appraiser',
} as const;

/** The edition's words for members' details. */
export const detailWording = (
  { licensing }: Pick<Region, 'licensing'>,
  reasons: readonly Reason[],
): DetailWording => ({
  credentials: recordOf(credentials, (name) => licensing.credentials?.[name] ?? usualNames[name]),
  verifyUrl: licensing.verifyUrl,
  reasons,
});
