import { otherPaths } from 'virtual:directory';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { usualPath } from '@appraisers/directory/member-paths.ts';
import { regionNames } from '#finder/request.ts';
import { inSite } from '#loading/in-site.ts';

/** The path of the member's page. */
export const memberPath = (member: Appraiser): string =>
  inSite(otherPaths[member.id] ?? usualPath(member, regionNames));
