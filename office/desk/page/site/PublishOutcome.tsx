import { useQuery } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';
import { ErrorMessage } from '#desk/page/StatusMessage.tsx';
import { Conflicts } from './Conflicts.tsx';
import type { usePublish } from './use-publish.ts';

/** A host builds the site in a few minutes. We ask it for so many milliseconds. */
const askEvery = 10_000;
const askFor = 15 * 60_000;

/** Whether visitors see it, as the website says. */
function Live({ start }: { start: number }) {
  const { data } = useQuery({
    queryKey: ['live'],
    queryFn: () => read(api.live.$get()),
    refetchInterval: ({ state }) =>
      state.data?.kind === 'live' || Date.now() - start > askFor ? false : askEvery,
  });
  if (!data) return null;
  if (data.kind === 'live') return <p>Live since {data.since}.</p>;
  if (data.kind === 'waiting')
    return <p>{data.address} still shows the version before. It changes in a few minutes.</p>;
  return (
    <p>
      We can't tell when {data.address} shows it, because the site doesn't say its version. If no
      host builds the site, nothing changes there: ask your webmaster.
    </p>
  );
}

type ResultProps = { publishing: ReturnType<typeof usePublish>; start: number };

/** What publishing came to. */
export function PublishOutcome({ publishing, start }: ResultProps) {
  const { result, error, busy, choose } = publishing;
  if (result?.kind === 'conflicts')
    return (
      <Conflicts
        key={result.conflicts.map(({ id }) => id).join()}
        {...result}
        busy={busy}
        onDone={choose}
      />
    );
  const isPublished = result?.kind === 'published';
  return (
    <>
      <div
        role="status"
        className={result && (result.kind === 'unpublished' ? 'desk-error' : 'desk-status')}
      >
        {isPublished ? <p className="font-semibold">Published.</p> : null}
        {result?.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {isPublished ? <Live start={start} /> : null}
      </div>
      <ErrorMessage error={error} />
    </>
  );
}
