// What a typing mistake may put into a content file.

/** Characters that mean something to one of the readers, or nothing good to any. */
export const unusualChars: readonly string[] = [
  ...`"',;|:#&*!%@\`-{}[]>\\~0é💡 \t\n\r\0\x07\x85\u200b\u2028\ufeff\ufffd\u202e`,
  ...'&a |*a|!x |- |---|\n---\n|...\n|? |<<: *a|\\x|null|true|1e5|0x1|: | #| # |\n\n'.split('|'),
  ...['|\n', '\u001b[2J', 'Ã©', '<b>', '<!--', '-->', '[a]: /b', '```', '~~~x\n', '![a](b)'],
  ...['[^1]', 'http://x', '__proto__: x', 'x'.repeat(5000), '"'.repeat(7), '\n,,,\n'],
];
