import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';
import { Issues, Outcome, useAction } from '#desk/page/Outcome.tsx';
import { Screen } from '#desk/page/Screen.tsx';

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const { act, error } = useAction();
  const { data } = useQuery({
    queryKey: ['site-preview'],
    queryFn: () => read(api['site-preview'].$get()),
    refetchInterval: ({ state }) => (state.data?.kind === 'building' ? 500 : false),
  });
  const isBuilding = data?.kind === 'building';
  return (
    <Screen
      title="Preview your changes"
      lead="Build the whole site with your changes, on this computer only. It takes about half a minute."
    >
      <div className="desk-buttons">
        <Button
          onClick={() => act(() => read(api['site-preview'].$post()))}
          disabled={isBuilding}
          variant={data?.kind === 'ready' ? 'quiet' : 'primary'}
        >
          Build preview
        </Button>
        {data?.kind === 'ready' ? (
          <ButtonLink href={data.address} target="_blank" rel="noreferrer">
            Open preview
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="mt-4 font-semibold">
        {isBuilding ? 'Building the preview…' : ''}
        {data?.kind === 'ready' ? 'The preview is ready.' : ''}
      </p>
      <Outcome error={error} />
      {data?.kind === 'failed' ? (
        <Issues title={data.issues[0] ?? ''} issues={data.issues.slice(1)} />
      ) : null}
    </Screen>
  );
}
