import { basePath } from 'virtual:base-path';
import { otherPaths } from 'virtual:directory';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { usualPath } from '@appraisers/directory/member-paths.ts';
import { regionNames } from '#finder/request.ts';

const pathInSite = (member: Appraiser): string =>
  otherPaths[member.id] ?? usualPath(member, regionNames);

/** The path of the member's page. */
export const memberPath = basePath
  ? (member: Appraiser): string => basePath + pathInSite(member)
  : pathInSite;
