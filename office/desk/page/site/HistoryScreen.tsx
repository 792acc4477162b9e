import { Button } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

type Version = InferResponseType<typeof api.history.$get>['versions'][number];

const pageLength = 20;

/** Who and when, in the time of this computer. */
export function VersionNote({ author, time, isPublished }: Version) {
  const when = new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p className="desk-quiet">
      {author}, {when}
      {isPublished ? '' : ' · not published yet'}
    </p>
  );
}

/** The beginning of a long list is enough here. */
const shortList = (titles: readonly string[]) =>
  titles.length > 5
    ? `${titles.slice(0, 4).join(' · ')} · …and ${titles.length - 4} more`
    : titles.join(' · ');

/** Saved and published versions, newest first. */
export function HistoryScreen() {
  const [pages, setPages] = useState(1);
  return (
    <Screen
      title="History"
      lead="Every version: when, by whom and what it changed. Select one to undo it, or to make a page as it was then."
    >
      {Array.from({ length: pages }, (_, page) => page * pageLength).map((skip) => (
        <Loaded
          key={skip}
          name={`history ${skip}`}
          load={() => read(api.history.$get({ query: { skip: `${skip}` } }))}
        >
          {({ versions, hasMore, blocked }) => (
            <>
              {blocked ? <p className="desk-error">{blocked}</p> : null}
              <ul className="mb-2 grid gap-2">
                {versions.map((version) => (
                  <li key={version.id} className="desk-change px-4 py-3">
                    <a className="link font-semibold" href={`#/history/${version.id}`}>
                      {version.subject}
                    </a>
                    <VersionNote {...version} />
                    <p className="text-sm">{shortList(version.changed)}</p>
                  </li>
                ))}
              </ul>
              {hasMore && skip === (pages - 1) * pageLength ? (
                <div className="desk-buttons">
                  <Button variant="quiet" onClick={() => setPages(pages + 1)}>
                    Show older versions
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
