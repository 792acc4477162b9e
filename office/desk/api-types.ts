// The requests and responses between the page of the desk and its server.
import { z } from 'zod';

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
  /** Whether the same request, confirmed, would succeed. */
  readonly asks?: boolean;
};

export type Cells = Readonly<Record<string, string>>;

/** What a form edits: a file of the edition, a member, an article. */
export const editKinds = ['forms', 'members', 'articles'] as const;
export type EditKind = (typeof editKinds)[number];

/** Something to choose. A plain one is its own label. */
export type Choice = string | { readonly value: string; readonly label: string };

export type FormResponse = {
  readonly title: string;
  readonly lead: string;
  readonly hash: string;
  /** A `FormPart`, which the page reads: the types of requests can't follow one into itself. */
  readonly form: object;
  /** The choices that depend on the edition, by the names that fields have for them. */
  readonly choices: Readonly<Record<string, readonly Choice[] | undefined>>;
  readonly value: unknown;
};

/** The input of a form that a volunteer saves. */
export const draft = z.object({
  /** The hash of the file that the form showed. */
  hash: z.string(),
  value: z.unknown(),
  /** Whether the volunteer agreed to what the desk asked. */
  confirmed: z.boolean().default(false),
});

export type Draft = z.input<typeof draft>;

/** What an action answers. Its messages are whole sentences. */
export type ActionResult = {
  readonly messages?: readonly string[];
  /** What became of a version. */
  readonly kind?: 'conflicts' | 'saved' | 'unpublished' | 'published';
  /** Where a preview is. */
  readonly address?: string;
};
