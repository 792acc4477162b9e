import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { PreviewState } from '#desk/api-types.ts';
import { getJson, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Screen, ScrollArea } from '#desk/page/Screen.tsx';
import { ErrorMessage, IssueList, useAction } from '#desk/page/StatusMessage.tsx';

const words = deskWords.preview;

const idle: PreviewState = { kind: 'idle', lines: [], problems: [] };

const build = () => sendRequest<PreviewState>('POST', 'see');

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const { act, error } = useAction();
  const { data } = useQuery({
    queryKey: ['see'],
    queryFn: () => getJson<PreviewState>('see'),
    refetchInterval: ({ state }) => (state.data?.kind === 'building' ? 500 : false),
  });
  const { kind, address, lines, problems: issues } = data ?? idle;
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className="desk-buttons">
        <Button
          onClick={() => act(build)}
          disabled={kind === 'building'}
          variant={kind === 'ready' ? 'quiet' : 'primary'}
        >
          {kind === 'idle' ? words.build : words.buildAgain}
        </Button>
        {kind === 'ready' && address ? (
          <ButtonLink href={address} target="_blank" rel="noreferrer">
            {words.open}
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="mt-4 font-semibold">
        {words.states[kind]}
      </p>
      <ErrorMessage error={error} />
      <IssueList issues={issues} />
      {lines.length > 0 ? (
        <details className="desk-more" open={kind === 'building' || undefined}>
          <summary>{words.details}</summary>
          <ScrollArea title={words.details}>
            <pre>{lines.join('\n')}</pre>
          </ScrollArea>
        </details>
      ) : null}
    </Screen>
  );
}
