import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { usualPath } from '@appraisers/directory/member-paths.ts';
import { sitePath } from '#ui/site-path.ts';

/** The path of a member's page. */
export const memberPath = (member: Appraiser, { paths, names }: Directory): string =>
  sitePath(paths[member.id] ?? usualPath(member, names));
