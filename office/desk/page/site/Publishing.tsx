import { Button } from '@appraisers/site/ui/Button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { Outcome } from '#desk/page/Outcome.tsx';
import { LabeledInput, submittedInput } from '#desk/page/Screen.tsx';
import { Conflicts } from './Conflicts.tsx';

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

type PublishingProps = {
  /** The version to undo; empty to publish what changed. */
  undo?: string;
  askName: boolean;
  /** Whether there is nothing to publish, or something stops it. The last outcome stays on the screen. */
  isOff?: boolean;
  button: string;
  /** What stands above the button. */
  children: ReactNode;
};

/** A form that publishes, asks about conflicts, and says what came of it. */
export function Publishing({ undo = '', askName, isOff, button, children }: PublishingProps) {
  const { mutate, data, error, isPending, submittedAt } = useMutation({
    mutationFn: ({ words = '', name = '', email = '', ...sides }: Record<string, string>) => {
      const choices = Object.entries(sides).map(
        ([id, side]) => [id, side === 'theirs' ? 'theirs' : 'mine'] as const,
      );
      const json = { words, name, email, choices: Object.fromEntries(choices), undo };
      return read(api.publish.$post({ json }));
    },
  });
  const conflicts = data?.kind === 'conflicts' ? data : undefined;
  const ended = data?.kind === 'conflicts' ? undefined : data;
  const isPublished = ended?.kind === 'published';
  return (
    <>
      <Outcome
        messages={[...(isPublished ? ['Published.'] : []), ...(ended?.messages ?? [])]}
        error={error}
        isWarning={ended?.kind === 'unpublished'}
      >
        {isPublished ? <Live start={submittedAt} /> : null}
      </Outcome>
      {!conflicts && (isOff || (undo && data)) ? null : (
        <form className="grid gap-4" onSubmit={(event) => mutate(submittedInput(event))}>
          {conflicts ? (
            <Conflicts key={conflicts.conflicts.map(({ id }) => id).join()} {...conflicts} />
          ) : null}
          <div hidden={conflicts !== undefined} className="grid gap-4">
            {children}
            {askName ? (
              <>
                <LabeledInput name="name" label="Your name" autoComplete="name" required />
                <LabeledInput name="email" label="Your email" type="email" required />
              </>
            ) : null}
          </div>
          <Button type="submit" className="justify-self-start" disabled={isPending}>
            {isPending ? 'Publishing…' : conflicts ? 'Keep these and publish' : button}
          </Button>
        </form>
      )}
    </>
  );
}
