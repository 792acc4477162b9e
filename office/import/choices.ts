// What a person says to the questions of an import that are about one file alone.

/** What becomes of rows and columns that are hidden in a workbook. */
export const hiddenRows = ['include', 'leave-out'] as const;
export type HiddenRows = (typeof hiddenRows)[number];

export type ImportChoices = {
  /** The sheet with the members, by its name. */
  readonly sheet?: string | undefined;
  readonly hidden?: HiddenRows | undefined;
};
