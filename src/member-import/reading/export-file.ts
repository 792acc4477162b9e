// An export as it is read: sheets of rows, whatever kind of file they come in.

/** From `row` to `lastRow`, as an editor or a spreadsheet counts them. */
export type SheetRow = {
  readonly row: number;
  readonly lastRow: number;
  readonly cells: readonly string[];
  /** Whether a workbook does not show it, by hand or by a filter. */
  readonly hidden?: true;
};

/** Is given one row after the other, so that a long file need not be in memory as a whole. */
export type EachRow = (row: SheetRow) => void;

export type Sheet = {
  /** The name of a sheet of a workbook. */
  readonly name?: string;
  /** What stands between the cells of a text: there a row has as many cells as the header. */
  readonly separator?: string;
  /** The numbers of the columns that a workbook does not show. */
  readonly hiddenColumns?: ReadonlySet<number>;
  /** The rows at its top, among which the header is. */
  readonly top: readonly SheetRow[];
  /**
   * Gives all rows.
   * @throws ImportStop when one of them cannot be read.
   */
  readonly read: (each: EachRow) => Promise<void>;
};

/** How far down a header is looked for, in rows. */
export const topRows = 60;

export type ExportFile = {
  /** Its name, without the folder. */
  readonly name: string;
  /** What it is called in sentences, where it is no file that was exported. */
  readonly called?: string;
  /** What was found out of it, for the verdict: `CSV`, `semicolons between the cells` … */
  readonly kind: readonly string[];
  readonly sheets: readonly Sheet[];
};

/** Is told now and then how far a long file has been read. */
export type Progress = (done: string) => void;
