import { describe, expect, it } from 'vitest';
import { head, opening, postFiles } from './post-files.fixture.ts';

const { writePost, reading } = postFiles();

describe('the text of an article', () => {
  const html = 'Use Markdown without HTML.';
  const link = 'Use https://www.example.org/, mailto:office@example.org, or a path';
  const picture = 'Enter the name of a picture in pictures/, such as board-meeting.jpg.';
  const there = 'or use the exact name of a picture there.';
  const together = 'Write it like this: ![What the picture shows](board-meeting.jpg).';

  it.each([
    ['a script', '<script>alert(1)</script>', 'text', '<script>', html],
    ['a script inside a line', 'Words <script src="x"></script>', 'text', '<script src', html],
    ['a picture with an event handler', '<img src=x onerror=alert(1)>', 'text', 'onerror', html],
    ['an event handler inside a line', 'A <b onclick="x()">b</b>', 'text', 'onclick', html],
    ['a style', '<style>body{display:none}</style>', 'text', '<style>', html],
    ['a style on an element', 'A <i style="color:red">red</i> word', 'text', 'style', html],
    ['a frame', '<iframe src="https://x.example"></iframe>', 'text', '<iframe', html],
    ['a comment', '<!-- note -->', 'text', '<!-- note', html],
    ['an HTML in a list', '- a\n- <svg onload=alert(1)>', 'text', '<svg', html],
    ['a javascript: link', '[go](javascript:alert(1))', 'link', 'javascript:alert(1)', link],
    ['one in capitals', '[go](JaVaScript:alert(1))', 'link', 'JaVaScript:', link],
    ['one behind a sign', '[go](&#106;avascript:alert(1))', 'link', 'javascript:', link],
    ['one written in two places', '[go][a]\n\n[a]: javascript:alert(1)', 'link', 'script:', link],
    ['a data: link', '[go](data:text/html,x)', 'link', 'data:text/html,x', link],
    ['an http: link', '[go](http://utah.gov)', 'link', 'http://utah.gov', link],
    ['one between angle brackets', '<http://utah.gov>', 'link', 'http://utah.gov', link],
    ['one in a heading', '## [go](http://utah.gov)', 'link', 'http://utah.gov', link],
    ['a bare one', 'See http://utah.gov today', 'link', 'http://utah.gov', link],
    ['a bare www', 'See www.utah.gov today', 'link', 'www.utah.gov', link],
    ['a link without a protocol', '[go](//utah.gov)', 'link', '//utah.gov', link],
    ['a link from here', '[go](about)', 'link', 'about', link],
    ['a footnote', 'Words[^1]\n\n[^1]: more words', 'footnote', '[^1]', 'Say it in the text.'],
    ['one that hides HTML', 'A\n\n[^1]: /a\n\n    <b>', 'footnote', '[^1]', 'Say it in the text.'],
    ['a table with a style', '| a |\n| :-: |\n| b |', 'table', 'colons', 'with dashes only.', 1],
    ['a cell without a column', '| a |\n|---|\n| 1 | xyz |', 'table', 'xyz', 'Add a column to'],
    ['a checkbox', '- [x] done', 'list', '[x]', 'Remove the [ ] or [x].'],
    ['a heading like the title', '# At home', 'heading', 'At home', 'Write ## before it.'],
    ['one that is underlined', 'At home\n=======', 'heading', 'At home', 'Write ## before it.'],
    ['a foreign picture', 'See ![a](https://x.example/a.png)', 'picture', 'a.png', picture],
    ['one of this site', '![alt](/art/visit.svg)', 'picture', '/art/visit.svg', picture],
    ['one that is data', '![alt](data:image/png;base64,x)', 'picture', 'data:image', picture],
    ['one out of its folder', '![alt](../site.yaml)', 'picture', '../site.yaml', picture],
    ['one that is not there', '![alt](visitor.jpg)', 'picture', 'visitor.jpg', there],
    ['one in capitals', '![alt](Visit.svg)', 'picture', 'Visit.svg', there],
    ['one in two places', '![alt][a]\n\n[a]: https://x.example/a.png', 'picture', 'alt', together],
    ['one that is nowhere', '![alt][a]', 'picture', '![alt][a]', together],
    ['a space in its name', '![A *b*](a b.jpg)', 'picture', '![A ', together],
    ['words behind its name', '![a](visit.svg "A house")', 'picture', 'A house', 'Move it into'],
    ['one in a heading', '## ![a](visit.svg)', 'picture', 'visit.svg', 'Move it to its own'],
    ['one with a password', '[go](https://a:b@utah.gov/)', 'link', 'password', 'Remove it.'],
    ['one of one machine', '[go](https://localhost/)', 'link', 'localhost', 'Enter a public'],
    ['an email link without a host', '[go](mailto:office)', 'link', 'mailto:office', link],
    ['a lonely note', '[Update]: /about', 'link', '[Update]', 'Write [Update] in'],
    ['a word after the quotes of code', '```js now\nx\n```', 'text', 'js now', 'Remove it.'],
  ])('with %s stops the build', (_, text, field, part, expected, below = 0) => {
    const file = writePost('1.md', opening(), `One line.\n\n${text}\n`);
    const above = ['---', ...Object.keys(head), '---', 'One line.', ''].length;
    const at = text.split('\n').findIndex((one) => one.includes(part));
    expect(reading).toThrow(`${file}, line ${above + 1 + Math.max(at, below)}, ${field}: `);
    expect(reading).toThrow(part.replaceAll('"', String.raw`\"`));
    expect(reading).toThrow(expected);
  });

  it.each(['![](visit.svg)', '![ ](visit.svg)'])('with %s stops the build', (text) => {
    const file = writePost('1.md', opening(), text);
    const line = Object.keys(head).length + 3;
    expect(reading).toThrow(`${file}, line ${line}, picture: The picture "visit.svg" has no`);
  });

  it('may show drawings, in lines, in lists and in links', () => {
    const shown =
      '![A house](visit.svg) and\n- ![A \\[b\\]](<mark.svg>)\n- [![c](report.svg)](/about)';
    writePost('1.md', opening(), shown);
    expect(reading()).toHaveLength(1);
  });

  it('with many issues, here and in another, stops the build once', () => {
    const first = writePost('1.md', opening({ author: undefined }), '<b>\n\n[go](about)\n');
    const second = writePost('2.md', opening({ id: '2' }), '![a](b)\n');
    for (const output of [
      `${first}, author: `,
      `${first}, line 10, text: `,
      `${first}, line 12, link: `,
      `${second}, line 11, picture: `,
    ]) {
      expect(reading).toThrow(output);
    }
  });

  it.each([
    ['---\nfirst words\n---\nmore', 1],
    ['\n\n---\nfirst words\n', 3],
    ['+++\nfirst words\n+++\n', 1],
    ['--- first words', 1],
  ])('that opens with %j stops the build: Astro would leave words out', (text, line) => {
    const file = writePost('1.md', opening(), text);
    expect(reading).toThrow(`${file}, line ${Object.keys(head).length + 2 + line}, text: The text`);
  });

  it.each(['', '\n', ' \n\n'])('that is missing stops the build', (text) => {
    writePost('1.md', opening(), text);
    expect(reading).toThrow('The article has no text. Write the article below');
  });

  it('may have a line of --- between paragraphs', () => {
    writePost('1.md', opening(), 'First.\n\n---\n\nSecond.\n');
    expect(reading()[0]?.body).toContain('Second.');
  });

  it('may link to https, to email, within the site and within itself, and show code', () => {
    const text = [
      '[a](https://utah.gov/) <https://utah.gov> https://utah.gov/x',
      '[www.asc.gov](https://www.asc.gov/) [b][c] [d](mailto:office@example.org)',
      '[e](/resources/blogs/1) [f](#sources) `<script>` `http://localhost`',
      '\n    <script>alert(1)</script>\n\n1 < 2 & 3 > 2',
      '\n[c]: https://utah.gov/',
      '\n| a | b |\n|---|---|\n| 1 | 2 |',
    ].join('\n');
    writePost('1.md', opening(), text);
    expect(reading()).toHaveLength(1);
  });
});
