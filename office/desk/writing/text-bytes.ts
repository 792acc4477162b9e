// Text files as Windows and Unix write them.

/** The bytes of a file; undefined where there is no such file. */
export type Bytes = Uint8Array | undefined;

const bom = '\uFEFF';

export function textFileOf(bytes: Uint8Array) {
  const written = Buffer.from(bytes).toString('utf8');
  const mark = written.startsWith(bom) ? bom : '';
  const end = written.includes('\r\n') ? '\r\n' : '\n';
  return {
    /** With the line ends of Unix and without a byte order mark. */
    text: written.slice(mark.length).replaceAll(/\r\n?/g, '\n'),
    /** The bytes of another text in the same file: with its line ends and byte order mark. */
    bytesOf: (text: string): Uint8Array => Buffer.from(mark + text.replaceAll('\n', end)),
  };
}
