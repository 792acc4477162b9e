// An export after reading: sheets of rows, from any kind of file.
import { ImportError } from '#import/import-error.ts';

/** From `row` to `lastRow`, as an editor or a spreadsheet counts them. */
export type SheetRow = {
  readonly row: number;
  readonly lastRow: number;
  readonly cells: readonly string[];
  /** The workbook hides it, by hand or by a filter. */
  readonly hidden?: true;
};

export type Sheet = {
  /** The name of a sheet of a workbook. */
  readonly name?: string;
  /** The character between the cells of a text file: there a row has as many cells as the header. */
  readonly separator?: string;
  /** Whether the workbook hides the whole sheet. */
  readonly isHidden?: boolean;
  /** The numbers of the columns that a workbook hides, from 0. */
  readonly hiddenColumns?: ReadonlySet<number>;
  /** The first rows, where the header is. */
  readonly top: readonly SheetRow[];
  /**
   * All rows.
   * @throws ImportError when a row is unreadable, or the sheet has too many rows.
   */
  readonly rows: () => readonly SheetRow[];
};

/** The import looks for a header in this many rows. */
export const topRows = 60;

/** The largest association has 20,000 members. The header and the lines above it are extra. */
const maxRows = 20_000;

/** Collects the rows of a sheet up to the limit and counts the rest. Empty rows are left out. */
export function collectRows(name: string) {
  const rows: SheetRow[] = [];
  let count = 0;
  return {
    top: (): readonly SheetRow[] => rows.slice(0, topRows),
    add: (row: SheetRow): void => {
      if (row.cells.every((cell) => cell.trim() === '')) return;
      count += 1;
      if (count <= maxRows + topRows) rows.push(row);
    },
    /** @throws ImportError when there are more rows than an association has members. */
    rows: (): readonly SheetRow[] => {
      if (count === rows.length) return rows;
      const [rowCount, max] = [count, maxRows].map((number) => number.toLocaleString('en-US'));
      throw new ImportError(
        `${name} has ${rowCount} rows, and the import reads up to ${max}. Export only current members, and import that file.`,
      );
    },
  };
}

export type ExportFile = {
  /** Its name, without the folder. */
  readonly name: string;
  /** Its name in messages, when it isn't an exported file. */
  readonly called?: string;
  /** What the report says about it: `CSV`, `separated by semicolons`… */
  readonly kind: readonly string[];
  readonly sheets: readonly Sheet[];
};

/** What to do with the hidden rows and columns of a workbook. */
export const hiddenRows = ['include', 'leave-out'] as const;
export type HiddenRows = (typeof hiddenRows)[number];

/** Answers to questions about one file. */
export type ImportChoices = {
  /** The name of the sheet with the members. */
  readonly sheet?: string | undefined;
  readonly hidden?: HiddenRows | undefined;
};
