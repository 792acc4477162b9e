import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError, PreviewState } from '#desk/api-types.ts';
import { apiErrorOf, getJson, sendJson } from '#desk/page/desk-api.ts';
import { Screen, ScrollArea } from '#desk/page/Screen.tsx';
import { ErrorMessage } from '#desk/page/StatusMessage.tsx';

const queryKey = ['see'] as const;

const title = {
  idle: '',
  building: 'Building the site …',
  ready: 'The site is ready.',
  failed: 'The site could not be built.',
} as const;

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const queries = useQueryClient();
  const [apiError, setApiError] = useState<ApiError>();
  const { data } = useQuery({
    queryKey,
    queryFn: () => getJson<PreviewState>('see'),
    refetchInterval: ({ state }) => (state.data?.kind === 'building' ? 500 : false),
  });
  const kind = data?.kind ?? 'idle';
  const begin = async () => {
    setApiError(undefined);
    try {
      queries.setQueryData(queryKey, await sendJson<PreviewState>('POST', 'see', {}));
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  return (
    <Screen
      title="See it"
      lead="Builds the whole site with what you have changed, on this computer alone. It takes about half a minute."
    >
      <div className="desk-buttons">
        <Button
          onClick={begin}
          disabled={kind === 'building'}
          variant={kind === 'ready' ? 'quiet' : 'primary'}
        >
          {kind === 'idle' ? 'Build the site' : 'Build it again'}
        </Button>
        {kind === 'ready' && data?.address ? (
          <ButtonLink href={data.address} target="_blank" rel="noreferrer">
            Open the site
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="desk-state" data-kind={kind}>
        {title[kind]}
      </p>
      <ErrorMessage apiError={apiError} />
      {data && data.problems.length > 0 ? (
        <div className="desk-refusal">
          <ul>
            {data.problems.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {data && data.lines.length > 0 ? (
        <details className="desk-more" open={kind === 'building' || undefined}>
          <summary>What the programs said</summary>
          <ScrollArea title="What the programs said">
            <pre>{data.lines.join('\n')}</pre>
          </ScrollArea>
        </details>
      ) : null}
    </Screen>
  );
}
