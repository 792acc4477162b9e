import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { PreviewState } from '#desk/api-types.ts';
import { getJson, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { ScrollArea } from '#desk/page/Screen.tsx';
import { ErrorMessage, IssueList, useAction } from '#desk/page/StatusMessage.tsx';
import { VersionScreen } from './VersionBox.tsx';

const words = deskWords.preview;

const idle: PreviewState = { kind: 'idle', lines: [], issues: [] };

const build = () => sendRequest<PreviewState>('POST', 'site-preview');

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const { act, error } = useAction();
  const { data } = useQuery({
    queryKey: ['site-preview'],
    queryFn: () => getJson<PreviewState>('site-preview'),
    refetchInterval: ({ state }) => (state.data?.kind === 'building' ? 500 : false),
  });
  const { kind, address, lines, issues } = data ?? idle;
  return (
    <VersionScreen words={words}>
      {() => (
        <>
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
        </>
      )}
    </VersionScreen>
  );
}
