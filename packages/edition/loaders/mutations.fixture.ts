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

/** A part of a text between two separators is lost, doubled, moved or changed. */
const changedPart = fc
  .record({
    separator: fc.constantFrom('', '', '\n', ','),
    from: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    to: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    count: fc.integer({ min: 0, max: 12 }),
    put: fc.constantFrom(...unusualChars, ''),
    how: fc.constantFrom('replace', 'before', 'after', 'quote', 'move', 'repeat'),
  })
  .map(({ separator, from, to, count, put, how }) => (text: string) => {
    const all = text.split(separator);
    const [a, b] = [Math.floor(from * all.length), Math.floor(to * all.length)];
    const part = all[a] ?? '';
    const changed = {
      replace: () => all.toSpliced(a, count, put),
      before: () => all.toSpliced(a, 1, `${put}${part}`),
      after: () => all.toSpliced(a, 1, `${part}${put}`),
      quote: () => all.toSpliced(a, 1, `"${part}"`),
      move: () => all.with(a, all[b] ?? '').with(b, part),
      repeat: () => all.toSpliced(b, 0, ...all.slice(a, a + count)),
    }[how];
    return all.length === 0 ? put : changed().join(separator);
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
  ...Array.from({ length: 36 }, () => utf8),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => utf8(Buffer.from(utf8(text)).toString('latin1')),
);

/** One or two mishaps, and now and then another encoding. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 12, arbitrary: changedPart }, { weight: 1, arbitrary: whole }), {
      minLength: 1,
      maxLength: 2,
    }),
    encodings,
  )
  .map(
    ([changes, encoded]) =>
      (text) =>
        encoded(changes.reduce((changed, change) => change(changed), text)),
  );
