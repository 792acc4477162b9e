import { useState } from 'react';
import { emitFinderEvent } from './finder-events.ts';
import { isOutdated, useNewerBuild } from './newer-build.ts';
import * as words from './words/search-form.ts';

/** Offers the page of a newer build, once. Until the visitor accepts, nothing on this page changes. */
export function UpdateNotice() {
  const isNewer = useNewerBuild();
  const [state, setState] = useState<'offered' | 'loading' | 'failed' | 'declined'>('offered');
  if (!isNewer || state === 'declined') return null;
  const showNew = () => {
    setState('loading');
    isOutdated().then(
      () => emitFinderEvent('reload'),
      () => setState('failed'),
    );
  };
  return (
    <div className="notice finder-update print:hidden">
      <p>{state === 'failed' ? words.siteUnreachable : words.directoryUpdated}</p>
      <button type="button" className="link target" onClick={showNew}>
        {state === 'loading' ? words.loadingNew : words.showNew}
      </button>{' '}
      <button type="button" className="link target" onClick={() => setState('declined')}>
        {words.notNow}
      </button>
    </div>
  );
}
