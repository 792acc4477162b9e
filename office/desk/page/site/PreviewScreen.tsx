import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';
import { Outcome } from '#desk/page/Outcome.tsx';
import { Screen } from '#desk/page/Screen.tsx';

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  // The preview stays while the volunteer looks at other screens.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['site-preview'],
    queryFn: () => read(api['site-preview'].$post()),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isReady = data && !error && !isFetching;
  const messages = isFetching
    ? ['Building the preview…']
    : isReady
      ? ['The preview is ready.']
      : [];
  return (
    <Screen
      title="Preview your changes"
      lead="Build the whole site with your changes, on this computer only. It takes about half a minute."
    >
      <div className="desk-buttons">
        <Button
          onClick={() => refetch()}
          disabled={isFetching}
          variant={isReady ? 'quiet' : 'primary'}
        >
          Build preview
        </Button>
        {isReady ? (
          <ButtonLink href={data.address} target="_blank" rel="noreferrer">
            Open preview
          </ButtonLink>
        ) : null}
      </div>
      <Outcome messages={messages} error={isFetching ? null : error} />
    </Screen>
  );
}
