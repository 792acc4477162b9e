import { countsByEntry, hasNeed } from '@appraisers/directory/need.ts';
import { appraisersIn } from '@appraisers/directory/search.ts';
import { useId, useRef } from 'react';
import { languages, statesWork } from '#finder/known-need.ts';
import { type FinderResult, isListResult } from '#finder/result.ts';
import * as words from '#finder/words/needs.ts';
import { requestNeed } from './purpose.ts';

/** How many members of an answer fit each reason, with the language chosen. */
export function countsByReason(result: FinderResult | undefined) {
  if (!result || isListResult(result) || !statesWork) return undefined;
  const found = appraisersIn(result.answer);
  if (found.length === 0) return undefined;
  const counts = countsByEntry(found, { language: result.need.language }, 'work');
  return (reason: string) => counts.get(reason) ?? 0;
}

/** The language that the visitor needs, if members state any, and a button that clears the whole need. */
export function NeedFields({ result }: { result: FinderResult | undefined }) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  if (!result) return null;
  const { need } = result;
  const counts = countsByEntry(appraisersIn(result.answer), { for: need.for }, 'languages');
  return (
    <div ref={fields} className="write-fields write-reason">
      {languages.size > 0 && !isListResult(result) && (
        <>
          <label htmlFor={`${id}language`}>{words.languageLabel}</label>
          <select
            id={`${id}language`}
            className="field"
            value={need.language ?? ''}
            onChange={({ target }) => requestNeed({ language: target.value })}
          >
            <option value="">{words.anyLanguage}</option>
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
          aria-label={words.clearNeedLabel}
          onClick={() => {
            // The button disappears with the need.
            fields.current?.closest('section')?.querySelector('select')?.focus();
            requestNeed({ for: '', language: '' });
          }}
        >
          {words.clearNeed}
        </button>
      )}
    </div>
  );
}
