// How hard a text is to read: the school grade by Flesch and Kincaid, from sentences of four words or more.
// Headings, list items without a period, labels, tables, targets of links and code blocks don't count.
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const wordsIn = (text: string) => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];

/** The sentences of a text: each ends with a period, a question mark or an exclamation mark. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”’)*]*)\s+(?=["“‘(*{[]*[\p{Lu}\d{])/u)
    .filter((sentence) => /[.!?]["”’)*]*$/.test(sentence) && wordsIn(sentence).length > 3);

/** The paragraphs of a Markdown document, without tables, headings and targets of links. Code counts as a word. */
export const markdownParagraphs = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```|^ {4}.*$|^\|.*$|^#.*$|!\[[^\]]*\]\([^)]*\)/gm, '')
    .replace(/`[^`]*`/g, 'Code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());

/** The grade of these paragraphs, or nothing for texts too short to grade. */
export function readingGrade(paragraphs: readonly string[]): number | undefined {
  const sentences = paragraphs.flatMap((paragraph) => sentencesOf(paragraph.trim()));
  const words = sentences.flatMap(wordsIn);
  if (words.length < 60) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
