import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { HistoryEntry, HistoryPage } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

const words = deskWords.history;
const pageLength = 20;

/** When a version was saved, in the time of this computer. */
export const timeText = (time: string): string =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

function Entry({ id, subject, author, time, isLive }: HistoryEntry) {
  return (
    <li className="desk-change px-4 py-3">
      <a className="link font-semibold" href={`#/history/${id}`}>
        {subject}
      </a>
      <p className="desk-quiet">
        {words.by(author, timeText(time))}
        {isLive ? null : ` · ${words.notLive}`}
      </p>
    </li>
  );
}

/** Saved and published versions, newest first. */
export function HistoryScreen() {
  const [pages, setPages] = useState(1);
  return (
    <Screen title={words.title} lead={words.lead}>
      {Array.from({ length: pages }, (_, page) => page * pageLength).map((skip) => (
        <Loaded<HistoryPage> key={skip} path={`history?skip=${skip}`}>
          {({ versions, hasMore }) => (
            <>
              {versions.length === 0 ? <p>{words.none}</p> : null}
              <ul className="desk-changes mb-2 grid gap-2">
                {versions.map((version) => (
                  <Entry key={version.id} {...version} />
                ))}
              </ul>
              {hasMore && skip === (pages - 1) * pageLength ? (
                <div className="desk-buttons">
                  <Button variant="quiet" onClick={() => setPages(pages + 1)}>
                    {words.older}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </Loaded>
      ))}
    </Screen>
  );
}
