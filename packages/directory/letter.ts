// A letter that the finder starts for a visitor, as a link that opens it in their email program (RFC 6068).
import type { Appraiser } from './appraiser.ts';
import { oneLine } from './contact-text.ts';

/** Some email programs accept at most 2,000 characters. */
const maxMailtoLength = 1900;

/** The form accepts at most this many characters for a city. */
export const maxCityLength = 60;

type LetterReason = {
  readonly subject: string;
  readonly opening: string;
  readonly date: string;
  readonly readers?: string | undefined;
};

type LetterLines = Readonly<
  Record<'greeting' | 'city' | 'access' | 'deadline' | 'readers', string>
> & { readonly questions: readonly string[] };

export type Letter = { readonly subject: string; readonly body: string };

/** A visitor who adds nothing else can still be called back. */
const signature = ['Thank you,', 'Name: ', 'Phone: '];

/** The letter for a reason, complete except for the visitor's answers. Each question has its own line. */
export function letterFor(reason: LetterReason, lines: LetterLines, city: string): Letter {
  const place = oneLine(city.slice(0, maxCityLength));
  const facts = [
    'Property address: ',
    `${lines.city}: ${place}`,
    `${reason.date}: `,
    `${lines.access}: `,
    `${lines.deadline}: `,
    `${reason.readers ?? lines.readers}: `,
  ];
  return {
    subject: place ? `${reason.subject}, ${place}` : reason.subject,
    body: [
      ...[lines.greeting, '', reason.opening, '', ...facts, ''],
      ...[...lines.questions, '', ...signature],
    ].join('\r\n'),
  };
}

/** The query of an email link that starts this letter. */
export const mailQuery = ({ subject, body }: Letter): string =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/**
 * The link that writes to all of these appraisers, who have addresses. Several get blind copies, so none
 * learns whom else the visitor asks. Undefined if a link to several would be too long for some email programs.
 */
export function mailto(members: readonly Appraiser[], letter: Letter): string | undefined {
  const to = members.map(({ email }) => encodeURIComponent(email).replaceAll('%40', '@')).join(',');
  const query = mailQuery(letter);
  if (members.length === 1) return `mailto:${to}?${query}`;
  const href = `mailto:?bcc=${to}&${query}`;
  return href.length > maxMailtoLength ? undefined : href;
}
