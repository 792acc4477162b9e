// Text pasted from a word processor as Markdown. There, each line is a paragraph, and bullets and numbers end with a
// tab. Markdown would join the lines.

/** How word processors write the bullets of two levels, and numbers. */
const bullet = /^\s*[•·▪‣●*-]\t\s*/;
const innerBullet = /^\s*[o◦○–]\t\s*/;
const number = /^\s*(\d{1,3})[.)]\t\s*/;

const isItem = (line: string) => /^ *(- |\d+\. )/.test(line);

const asMarkdown = (line: string) =>
  line
    .replace(bullet, '- ')
    .replace(innerBullet, '  - ')
    .replace(number, '$1. ')
    .replace(/^\t+/, '')
    .replaceAll('\t', ' ')
    .trimEnd();

/** Text without such bullets stays as it is, except for line ends: its lines may be wrapped by hand. */
export function fromWordProcessor(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  if (!lines.some((line) => [bullet, innerBullet, number].some((each) => each.test(line))))
    return lines.join('\n');
  const paragraphs = lines.map(asMarkdown);
  return paragraphs
    .flatMap((line, at) => {
      const before = paragraphs[at - 1] ?? '';
      const isTogether = line === '' || before === '' || (isItem(line) && isItem(before));
      return isTogether ? [line] : ['', line];
    })
    .join('\n');
}
