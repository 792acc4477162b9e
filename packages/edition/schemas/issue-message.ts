// What a schema says about a value: what to do, or on two lines what is wrong and what to do. Without a reason,
// loaders/schema-issues.ts supplies one.

/** A message with its own reason. */
export const reasonAndHint = (reason: string, hint: string): string => `${reason}\n${hint}`;

const maxShown = 80;

/** A value in a sentence, shortened. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxShown ? `${text.slice(0, maxShown - 2)}…"` : text;
}

/** The message of a rule that a text breaks: it isn't what the field needs. */
export const isnt = (what: string, hint: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    reasonAndHint(`${shownValue(input)} isn't ${what}.`, hint),
});
