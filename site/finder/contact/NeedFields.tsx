import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { countsByEntry, hasNeed } from '@appraisers/directory/need.ts';
import { useId, useRef } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { requestNeed } from '#finder/request.ts';
import * as words from '#finder/words/needs.ts';

/** How many members of an answer fit each reason, with the language chosen. */
export function countsByReason(answer: Answer | undefined, statesWork: boolean) {
  if (!answer || answer.status === 'list' || !statesWork) return undefined;
  const found = appraisersIn(answer);
  if (found.length === 0) return undefined;
  const counts = countsByEntry(found, { language: answer.need.need.language }, 'work');
  return (reason: string) => counts.get(reason) ?? 0;
}

/** The language that the visitor needs, if members state any, and a button that clears the whole need. */
export function NeedFields({ answer }: { answer: Answer | undefined }) {
  const { languages } = useFinder().directory;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  if (!answer) return null;
  const { need } = answer.need;
  const counts = countsByEntry(appraisersIn(answer), { for: need.for }, 'languages');
  return (
    <div ref={fields} className="write-fields write-reason">
      {languages.size > 0 && answer.status !== 'list' && (
        <>
          <label htmlFor={`${id}language`}>Language</label>
          <select
            id={`${id}language`}
            className="field"
            value={need.language ?? ''}
            onChange={({ target }) => requestNeed({ language: target.value })}
          >
            <option value="">Any language</option>
            {[...languages].map(([slug, name]) => (
              <option key={slug} value={slug}>
                {words.optionWithCount(name, counts.get(slug) ?? 0)}
              </option>
            ))}
          </select>
        </>
      )}
      {hasNeed(need) && (
        <button
          type="button"
          className="chip"
          aria-label="Clear what the appraisal is for"
          onClick={() => {
            // The button disappears with the need.
            fields.current?.closest('section')?.querySelector('select')?.focus();
            requestNeed({ for: '', language: '' });
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
