import { useQuery } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';

/** A host builds the site in a few minutes. We ask it for so many milliseconds. */
const askEvery = 10_000;
const askFor = 15 * 60_000;

/** Whether visitors see what was published, as the website says. */
export function Live({ start }: { start: number }) {
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
