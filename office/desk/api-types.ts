// The requests and responses between the page of the desk and its server.
import type { ExportColumn } from '#import/columns/export-columns.ts';
import type { DoubtfulRow, ImportQuestion } from '#import/report/import-questions.ts';

/** An issue, with the path of its field if it has one. */
export type FormIssue = {
  readonly path: readonly (string | number)[];
  /** A whole sentence. */
  readonly message: string;
};

/** The response to a request that failed. Nothing was written. */
export type ApiError = {
  readonly message: string;
  readonly issues: readonly FormIssue[];
  /** Whether the page shows an older version of the file. */
  readonly outdated?: boolean;
  /** Whether the same request, confirmed, would succeed. */
  readonly asks?: boolean;
};

export type Cells = Readonly<Record<string, string>>;

/** A form as the library draws it: JSON Schema, and how its fields look. */
export type FormResponse = {
  readonly title: string;
  readonly lead: string;
  readonly hash: string;
  readonly schema: object;
  readonly uiSchema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
};

export type ActionResult = { readonly messages: readonly string[] };

/** An element of a drawing, so that the page can make it again. */
export type DrawnElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly children: readonly (DrawnElement | string)[];
};

export type CoverageDrawing = {
  readonly map: DrawnElement;
  readonly legend: DrawnElement;
  readonly sentences: readonly string[];
  /** ZIP codes without a member nearby, most people first: ZIP, town, county, people, nearest member. */
  readonly gaps: readonly (readonly string[])[];
};

export type ImportSection = {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly count: number;
  readonly urgent: boolean;
};

export type ImportResponse = {
  /** The hash of the list that the server compared the export with. */
  readonly hash: string;
  readonly headline: string;
  readonly summary: string;
  readonly messages: readonly string[];
  readonly kind: 'shown' | 'stopped' | 'same' | 'written';
  readonly sections: readonly ImportSection[];
  readonly read: readonly string[];
  readonly columns: readonly ExportColumn[];
  /** The rows that may not be people, with the volunteer's answers so far. */
  readonly people: readonly DoubtfulRow[];
  /** Whether exports have no email addresses, as the volunteer said. */
  readonly withoutEmail: boolean;
  /** What the volunteer has to answer before anything else. */
  readonly questions: readonly ImportQuestion[];
  /** What the volunteer has to agree to before the server writes the list. */
  readonly asks: { readonly refused: number; readonly fewer: string | undefined };
  /** Why the server never writes this list. */
  readonly never: string | undefined;
};
