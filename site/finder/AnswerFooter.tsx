import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { CorrectionLink } from '#ui/CorrectionLink.tsx';
import { sitePath } from '#ui/site-path.ts';
import { useAnswer } from './finder-context.ts';
import { useToday } from './screen.ts';
import * as words from './words/answers.ts';

/** How the answer measures, and how current the directory is. On paper also the page's address and the day. */
export function AnswerFooter({ selected }: { selected: Appraiser | undefined }) {
  const { answer, office } = useAnswer();
  const { pathname, search } = window.location;
  // A frame on a partner's page prints the address of the site's own page.
  const path = pathname.replace(/\/embed\/finder$/, '/');
  return (
    <section
      id="finder-foot"
      aria-label="About this directory"
      tabIndex={-1}
      className="finder-foot"
    >
      {answer.status === 'place' && <p>Distances are in a straight line. Ties rotate daily.</p>}
      <p>
        <span>{words.lastChecked(office.updated)}</span>{' '}
        <CorrectionLink to={office.email} about={selected}>
          Report a mistake
        </CorrectionLink>{' '}
        <a className="link target" href={sitePath('/appraisers')}>
          Browse by city
        </a>
      </p>
      <p className="hidden print:block">
        {words.printedFrom(`${window.location.origin}${path}${search}`, useToday())}
      </p>
    </section>
  );
}
