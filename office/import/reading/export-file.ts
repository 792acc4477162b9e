// An export after reading: sheets of rows, from any kind of file.

/** From `row` to `lastRow`, as an editor or a spreadsheet counts them. */
export type SheetRow = {
  readonly row: number;
  readonly lastRow: number;
  readonly cells: readonly string[];
  /** The workbook hides it, by hand or by a filter. */
  readonly hidden?: true;
};

/** A sheet of a workbook, or a text read with one of the separators. */
export type Sheet = {
  /** The name of a sheet of a workbook. */
  readonly name?: string;
  /** The character between the cells of a text file: there a row has as many cells as the header. */
  readonly separator?: string;
  /** Whether the workbook hides the whole sheet. */
  readonly isHidden?: boolean;
  /** The numbers of the columns that a workbook hides, from 0. */
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Whether its numbers for days count from 1904. */
  readonly from1904?: boolean;
  /** The first rows, where the header is. */
  readonly top: readonly SheetRow[];
  /** All rows. @throws ImportError when one is unreadable. */
  readonly rows: () => readonly SheetRow[];
};

export type ExportFile = {
  /** Its name, without the folder. */
  readonly name: string;
  /** Its name in messages, when it isn't an exported file. */
  readonly called?: string;
  /** The sheets of a workbook. For a text, one reading of it for each separator: the best one counts. */
  readonly sheets: readonly Sheet[];
};

/** The import looks for a header in this many rows. */
export const topRows = 60;

/** The largest association has 20,000 members. A text with more rows is read no further. */
export const maxRows = 20_000;
