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

export type DeskState = {
  readonly association: string;
  readonly members: number;
  readonly listChecked: string;
  /** How many files changed since the last saved version; undefined without git. */
  readonly changed: number | undefined;
  /** How many saved versions were not sent. */
  readonly unsent: number;
  readonly latest: LatestState;
  /** The issues of the content as it is now. */
  readonly issues: readonly string[];
};

export type Cells = Readonly<Record<string, string>>;

export type MemberList = {
  readonly hash: string;
  readonly members: readonly Cells[];
  readonly listChecked: string;
  readonly today: string;
};

/** A form as the library draws it: JSON Schema, and how its fields look. */
export type FormResponse = {
  readonly title: string;
  readonly lead: string;
  readonly hash: string;
  readonly schema: object;
  readonly uiSchema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
};

/** A form in the list of tasks. */
export type FormRow = {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly group: 'content' | 'pages' | 'settings';
};

export type ArticleRow = {
  readonly file: string;
  readonly title: string;
  readonly date: string;
};

export type ArticleResponse = FormResponse & { readonly body: string };

export type PictureResponse = ActionResult & { readonly name: string };

export type LibraryPicture = {
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  /** In pixels; a drawing has none. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly canRotate: boolean;
  /** What shows it, such as "Board: Ada Quist". */
  readonly uses: readonly string[];
};

export type Library = {
  readonly pictures: readonly LibraryPicture[];
  /** The files of the edition's own video. One that is missing has no size. */
  readonly video: readonly { readonly name: string; readonly bytes: number | undefined }[];
};

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
  readonly coverage: CoverageDrawing | undefined;
};

export type PreviewState = {
  readonly kind: 'idle' | 'building' | 'ready' | 'failed';
  readonly lines: readonly string[];
  readonly address?: string;
  readonly issues: readonly string[];
};

export type ChangedFile = {
  readonly file: string;
  /** What the volunteer calls it, such as "Board" or "Article: What a lot holds". */
  readonly title: string;
  readonly how: 'changed' | 'new' | 'removed';
};

export type FileChange = ChangedFile & {
  readonly was: readonly string[];
  readonly is: readonly string[];
};

export type Version = {
  /** The volunteer's words about it. */
  readonly subject: string;
  readonly author: string;
  /** Such as 2026-11-22. */
  readonly day: string;
};

export type VersionState = {
  /** Whether git stores versions of the edition. Without it the desk can only make a file. */
  readonly recorded: boolean;
  /** Why git can't save or send a version now, and what to do. */
  readonly blocked: string | undefined;
  /** Whether the desk can send versions to the website. */
  readonly canSend: boolean;
  /** Whether git doesn't know the volunteer's name yet. */
  readonly askName: boolean;
  /** The last version that was sent, as far as this computer knows. */
  readonly live: Version | undefined;
  /** The last version that was saved on this computer. */
  readonly saved: Version | undefined;
  /** Saved versions that were not sent, newest first. */
  readonly unsent: readonly Version[];
  readonly unsentFiles: readonly ChangedFile[];
  /** What is in no version yet. */
  readonly changes: readonly FileChange[];
};

/** Something that two people changed. The volunteer chooses one side. */
export type MergeConflict = {
  readonly id: string;
  /** Such as "Events · Annual meeting · Place". */
  readonly title: string;
  /** What the volunteer has, and what the other has. Without lines, that side removed it. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

/** What the last attempt to get the latest version came to. */
export type LatestState = {
  readonly kind:
    | 'unknown'
    /** This copy has nowhere to get it from. */
    | 'alone'
    | 'current'
    | 'merged'
    | 'conflicts'
    | 'offline'
    | 'denied'
    | 'blocked'
    | 'failed';
  readonly messages: readonly string[];
  /** What others published, newest first, and the files that it changed. */
  readonly versions: readonly Version[];
  readonly files: readonly ChangedFile[];
  readonly conflicts: readonly MergeConflict[];
};

export type HistoryEntry = {
  readonly id: string;
  /** The volunteer's words about it. */
  readonly subject: string;
  readonly author: string;
  /** With the time zone of the author, such as 2026-11-22T14:05:09-07:00. */
  readonly time: string;
  /** Whether it was sent to the website, as far as this computer knows. */
  readonly isLive: boolean;
};

export type HistoryPage = {
  readonly versions: readonly HistoryEntry[];
  readonly hasMore: boolean;
};

/** A change that can be undone alone: an entry of a list, or a field. */
export type EntryChange = {
  readonly path: readonly string[];
  readonly labels: readonly string[];
  readonly how: ChangedFile['how'];
  readonly fields: readonly {
    readonly label: string;
    readonly was: readonly string[];
    readonly is: readonly string[];
  }[];
};

export type FileHistory = ChangedFile & {
  readonly changes: readonly EntryChange[];
  /** How many further changes there are. */
  readonly more: number;
};

export type PublishedVersion = HistoryEntry & {
  /** Whether no version is before it, so that nothing in it can be undone. */
  readonly isFirst: boolean;
  readonly canSend: boolean;
  readonly askName: boolean;
  readonly files: readonly FileHistory[];
};

/** With conflicts, nothing was written. */
export type RestoreResult = ActionResult & { readonly conflicts: readonly MergeConflict[] };

export type ActionResult = { readonly messages: readonly string[] };
