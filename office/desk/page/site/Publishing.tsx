import { Button } from '@appraisers/site/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { goTo } from '#desk/page/route.ts';
import { LabeledInput } from '#desk/page/Screen.tsx';
import type { PublishResult } from '#desk/server/publishing.ts';
import { Conflicts } from './Conflicts.tsx';

type PublishingProps = {
  /** The version to undo; empty to publish what changed. */
  undo?: string;
  askName: boolean;
  button: string;
  /** What stands above the button. */
  children: ReactNode;
};

const unanswered =
  'Not published yet, because someone else changed the same. Publish again, and choose what to keep.';

/** A form that publishes, and asks about conflicts. */
export function Publishing({ undo = '', askName, button, children }: PublishingProps) {
  const [result, setResult] = useState<PublishResult>();
  const asked = result?.kind === 'conflicts' ? result : undefined;
  const publish = async (form: HTMLFormElement, input: FormData) => {
    const textOf = (name: string) => String(input.get(name) ?? '');
    const choices = asked?.conflicts.map(
      ({ id }) => [id, input.get(id) === 'theirs' ? 'theirs' : 'mine'] as const,
    );
    const json = {
      words: textOf('words'),
      name: textOf('name'),
      email: textOf('email'),
      choices: Object.fromEntries(choices ?? []),
      undo,
    };
    const next = await read(api.publish.$post({ json }));
    setResult(next);
    // Meanwhile, the volunteer may have gone on to another screen, and come back.
    if (!form.isConnected) return next.kind === 'conflicts' ? { messages: [unanswered] } : next;
    if (undo && next.kind !== 'conflicts') goTo('history');
    return next;
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const input = new FormData(form);
        act(() => publish(form, input), 'Publishing…', 'long');
      }}
    >
      {asked ? <Conflicts {...asked} /> : children}
      {askName && !asked ? (
        <>
          <LabeledInput name="name" label="Your name" autoComplete="name" required />
          <LabeledInput name="email" label="Your email" type="email" required />
        </>
      ) : null}
      <Button type="submit" className="desk-long justify-self-start">
        {asked ? 'Keep these and publish' : button}
      </Button>
    </form>
  );
}
