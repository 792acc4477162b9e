import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, IssueList, useAction } from '#desk/page/StatusMessage.tsx';

const states = {
  idle: '',
  building: 'Building the preview…',
  ready: 'The preview is ready.',
  failed: "The preview couldn't be built.",
} as const;

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const { act, error } = useAction();
  const { data } = useQuery({
    queryKey: ['site-preview'],
    queryFn: () => read(api['site-preview'].$get()),
    refetchInterval: ({ state }) => (state.data?.kind === 'building' ? 500 : false),
  });
  const { kind = 'idle' } = data ?? {};
  return (
    <Screen
      title="Preview your changes"
      lead="Build the whole site with your changes, on this computer only. It takes about half a minute."
    >
      <div className="desk-buttons">
        <Button
          onClick={() => act(() => read(api['site-preview'].$post()))}
          disabled={kind === 'building'}
          variant={kind === 'ready' ? 'quiet' : 'primary'}
        >
          {kind === 'idle' ? 'Build preview' : 'Build again'}
        </Button>
        {data?.kind === 'ready' ? (
          <ButtonLink href={data.address} target="_blank" rel="noreferrer">
            Open preview
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="mt-4 font-semibold">
        {states[kind]}
      </p>
      <ErrorMessage error={error} />
      <IssueList issues={data?.kind === 'failed' ? data.issues : []} />
    </Screen>
  );
}
