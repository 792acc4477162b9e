import type { ComponentProps } from 'react';
import { MembersByCity } from './MembersByCity.tsx';

/**
 * What a visitor has when the finder does not come: without scripts the members by city, and with
 * scripts whose files fail a sentence too (src/page-scripts/finder-help.ts shows both). It stands in the
 * page itself, which needs no file more.
 */
export function FinderHelp({ members }: ComponentProps<typeof MembersByCity>) {
  return (
    <>
      <div id="finder-help" role="alert" />
      <template id="finder-help-words">
        <div className="notice mt-8 bg-sheet">
          <p>
            The directory could not be loaded. Please check your connection. Your search is kept,
            and every member is listed by city below.
          </p>
          <button type="button" className="link target mt-2">
            Try again
          </button>
        </div>
      </template>
      <div id="finder-help-list" />
      <noscript>
        <MembersByCity members={members} />
      </noscript>
    </>
  );
}
