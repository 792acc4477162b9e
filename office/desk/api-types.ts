// The requests and responses between the page of the desk and its server.

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
