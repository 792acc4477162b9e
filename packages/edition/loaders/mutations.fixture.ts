// What can happen to a content file between two builds, for the laws that its readers keep.
import fc from 'fast-check';

/** Characters that mean something to one of the readers, or nothing good to any. */
const unusualChars: readonly string[] = [
  ...`"',;|:#&*!%@\`-{}[]>\\~0é💡 \t\n\r\0\x07\x85\u200b\u2028\ufeff\ufffd\u202e`,
  ...'&a |*a|!x |- |---|\n---\n|...\n|? |<<: *a|\\x|null|true|1e5|0x1|: | #| # |\n\n'.split('|'),
  ...['|\n', '\u001b[2J', 'Ã©', '<b>', '<!--', '-->', '[a]: /b', '```', '~~~x\n', '![a](b)'],
  ...['[^1]', 'http://x', '__proto__: x', 'x'.repeat(5000), '"'.repeat(7), '\n,,,\n'],
];

/** A mishap: what becomes of the text of a file, as bytes. */
export type Mutation = (text: string) => Uint8Array;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const length = fc.integer({ min: 1, max: 12 });
const index = (text: { readonly length: number }, share: number) => Math.floor(share * text.length);

const characters = fc
  .tuple(at, length, at, fc.constantFrom(...unusualChars))
  .chain(([from, count, to, char]) =>
    fc.constantFrom<(text: string) => string>(
      (text) => text.slice(0, index(text, from)) + text.slice(index(text, from) + count),
      (text) => text.slice(0, index(text, from) + count) + text.slice(index(text, from)),
      (text) => text.slice(0, index(text, from)) + char + text.slice(index(text, from)),
      (text) => text.slice(0, index(text, from)) + char + text.slice(index(text, from) + count),
      (text) => {
        const [a, b] = [index(text, Math.min(from, to)), index(text, Math.max(from, to))];
        return text.slice(0, a) + char + text.slice(a, b) + char + text.slice(b);
      },
    ),
  );

/** What happens to the parts between two separators: lines of a file, cells of a row. */
const parts = (separator: RegExp) =>
  fc.tuple(at, at, fc.constantFrom(...unusualChars, '')).chain(([from, to, char]) => {
    const with_ = (change: (all: string[], a: number, b: number) => string[]) => (text: string) => {
      const all = text.split(separator);
      return change(all, index(all, from), index(all, to)).join(
        separator.source.replace('\\n', '\n'),
      );
    };
    return fc.constantFrom<(text: string) => string>(
      with_((all, a) => all.toSpliced(a, 1)),
      with_((all, a, b) => all.toSpliced(a, Math.min(3, Math.abs(b - a)))),
      with_((all, a, b) => all.toSpliced(b, 0, all[a] ?? '')),
      with_((all, a, b) => all.with(a, all[b] ?? '').with(b, all[a] ?? '')),
      with_((all, a) => all.toSpliced(a, 1, char)),
      with_((all, a) => all.toSpliced(a, 1, `"${all[a]}"`)),
      with_((all, a) => all.toSpliced(a, 1, `${char}${all[a]}`)),
      with_((all, a) => all.toSpliced(a, 1, `${all[a]}${char}`)),
    );
  });

const whole = fc.constantFrom<(text: string) => string>(
  (text) => text.replaceAll(',', ';'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => text.replaceAll('  ', '\t'),
  (text) => `\ufeff\n\n${text.trim()}`,
  (text) => `${text}${text}`,
  (text) => text.replaceAll(/$/gm, ',,'),
  (text) => text.replaceAll('"', '”'),
  () => '',
);

const encodings = fc.constantFrom<Mutation>(
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
  (text) => utf8(Buffer.from(utf8(text)).toString('latin1')),
);

/** One or two mishaps, and now and then another encoding. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: characters },
        { weight: 4, arbitrary: parts(/\n/) },
        { weight: 3, arbitrary: parts(/,/) },
        { weight: 1, arbitrary: whole },
      ),
      { minLength: 1, maxLength: 2 },
    ),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant<Mutation>(utf8) },
      { weight: 1, arbitrary: encodings },
    ),
  )
  .map(
    ([changes, encoded]) =>
      (text) =>
        encoded(changes.reduce((changed, change) => change(changed), text)),
  );
