import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { ReactNode } from 'react';
import type { Version, VersionState } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

const words = deskWords.versions;

/** The beginning of a long list is enough here. */
const maxRows = 8;

/** A version in a line. */
export const VersionLine = ({ subject, author, day }: Version) => (
  <>
    {subject} <span className="desk-quiet">{words.by(author, formatDate(day))}</span>
  </>
);

type RowProps = { title: string; empty?: string; items: readonly ReactNode[] };

function Row({ title, empty = words.none, items }: RowProps) {
  const rest = items.length - maxRows;
  return (
    <div className="grid gap-x-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="font-semibold">{title}</dt>
      {items.slice(0, maxRows).map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
        <dd key={at} className="sm:col-start-2">
          {item}
        </dd>
      ))}
      {items.length === 0 ? <dd className="desk-quiet">{empty}</dd> : null}
      {rest > 0 ? <dd className="desk-quiet sm:col-start-2">{deskWords.more(rest)}</dd> : null}
    </div>
  );
}

/** What is on the website, what is only saved on this computer, and what is not saved in a version yet. */
function VersionBox({ recorded, canSend, live, saved, unsent, changes }: VersionState) {
  if (!recorded) return <p className="desk-status">{deskWords.cannotPublish}</p>;
  return (
    <section className="desk-versions" aria-label={words.title}>
      <h2>{words.title}</h2>
      <dl className="grid gap-3">
        <Row
          title={words.live}
          empty={canSend ? words.notSent : deskWords.cannotPublish}
          items={live ? [<VersionLine key="live" {...live} />] : []}
        />
        {canSend ? (
          <Row title={words.unsent} items={unsent.map(VersionLine)} />
        ) : (
          <Row title={words.saved} items={saved ? [<VersionLine key="saved" {...saved} />] : []} />
        )}
        <Row title={words.unsaved} items={changes.map(({ title }) => title)} />
      </dl>
    </section>
  );
}

type VersionScreenProps = {
  words: { title: string; lead: string };
  children: (state: VersionState) => ReactNode;
};

/** A screen that begins with where the volunteer's changes are. */
export function VersionScreen({ words: { title, lead }, children }: VersionScreenProps) {
  return (
    <Screen title={title} lead={lead}>
      <Loaded<VersionState> path="versions">
        {(state) => (
          <>
            {state.blocked ? <p className="desk-error">{state.blocked}</p> : null}
            <VersionBox {...state} />
            {children(state)}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
