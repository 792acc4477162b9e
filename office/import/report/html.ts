// HTML from templates: whatever is put into one is text, unless it is HTML from another template.

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? '');

type Part = string | Html | readonly Html[];

const textOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((string, at) => string + (at < parts.length ? textOf(parts[at] ?? '') : ''))
      .join(''),
  );
