// The day of the volunteer, such as 2026-11-22.
import { stamp } from '#member-import/writing/write-list.ts';

export const dayOf = (now: Date): string => stamp(now).slice(0, 10);
