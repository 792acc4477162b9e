// A row of member-numbers.csv: a number that a member has or had, and the one by which the membership
// platform knows the same person. The browser never gets to see them.
import { z } from 'zod';
import { memberSchema } from './member.ts';

export const memberNumberSchema = z.object({
  /** As in members.csv. A number stays here when its member leaves, so that no one else is given it. */
  id: memberSchema.shape.id,
  /** Nothing, where the platform's number is not known. */
  platformId: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9][\w.:-]{0,63})?$/, 'a number of the membership platform, or nothing'),
});

export type MemberNumber = Readonly<z.infer<typeof memberNumberSchema>>;

/** The columns of the file, in their order. */
export const memberNumberColumns = Object.keys(memberNumberSchema.shape);
