import { expect, it } from 'vitest';
import { refuseLostWords, refuseRendered } from './refuse-rendered.ts';

it.each([
  '<p>x</p><script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<td style="text-align:center">x</td>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" data:text/html,x">x</a>',
  '<a href="http://example.org">x</a>',
  '<img src="x.png" onerror="alert(1)">',
  '<img src="x.png" alt="x">',
  '<img src="https://example.org/x.png" alt="x">',
  '<img src="//example.org/x.png" alt="x">',
  '<img src="/art/../x.svg" alt="x">',
  '<img src="/art/x.svg" alt="x" onload="alert(1)">',
  '<img src="/art/x.svg" alt="x" srcset="https://example.org/x.png">',
  '<img src="/art/x.svg" alt="x"onerror="alert(1)">',
  '<picture><source srcset="https://example.org/x.png"></picture>',
  '<video poster="https://example.org/x.png"></video>',
  '<iframe src="https://example.org"></iframe>',
  '<svg onload="alert(1)"></svg>',
])('%s is refused, with the file', (html) => {
  expect(() => refuseRendered('editions/journeys/posts/1-x.md', html)).toThrow(
    /journeys\/posts\/1-x\.md/,
  );
});

it.each([
  '<h2 id="before-the-visit">Before the visit</h2><p>On the 1st = the day, style = plain.</p>',
  '<p><a href="https://example.org/?a=1&#x26;b=2">x</a> <a href="/resources">y</a></p>',
  '<ul>\n<li>Keep <strong>pets</strong> in one <em>place</em>.</li>\n</ul>',
  '<p><img src="/art/visit.svg" alt="Where > it says onload=x or src=y &#x26; z"></p>',
  '<p><a href="/about"><img src="/pictures/board-meeting.JPG" alt="Nine people" /></a></p>',
  '<p><a href="mailto:office@example.org">x</a> <a href="#finder">y</a></p>',
])('%s is let pass', (html) => {
  expect(() => refuseRendered('editions/journeys/posts/1-x.md', html)).not.toThrow();
});

it('a word that is not in the page is refused, and named', () => {
  const table = '| a1 |\n|---|\n| first | second |\n';
  const html = '<table><th>a1</th><td>first</td></table>';
  expect(() => refuseLostWords('editions/journeys/posts/1-x.md', table, html)).toThrow(
    'editions/journeys/posts/1-x.md, field "text": found "second", which would be left out; expected',
  );
});

it('a page with all its words is let pass', () => {
  const markdown = '## Fo**ur** \n\nDon\'t \\* [go there](/x "title") <https://utah.gov>\n\n`code`';
  const html =
    '<h2>Fo<strong>ur</strong></h2><p>Don’t * <a href="/x" title="title">go there</a> <a href="https://utah.gov">https://utah.gov</a></p><p><code>code</code></p>';
  expect(() => refuseLostWords('editions/journeys/posts/1-x.md', markdown, html)).not.toThrow();
});
