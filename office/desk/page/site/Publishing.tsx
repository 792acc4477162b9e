import { Button } from '@appraisers/site/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { goTo } from '#desk/page/route.ts';
import { DataTable, LabeledCheck, LabeledInput } from '#desk/page/Screen.tsx';
import type { PublishResult } from '#desk/server/publishing.ts';

type Conflicted = Extract<PublishResult, { kind: 'conflicts' }>;

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
  const [asked, setAsked] = useState<Conflicted>();
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
    const asks = next.kind === 'conflicts' ? next : undefined;
    setAsked(asks);
    // Meanwhile, the volunteer may have gone on to another screen, and come back.
    if (!form.isConnected) return asks ? { messages: [unanswered] } : next;
    if (undo && !asks) goTo('history');
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

/** Asks which of two versions stays, for each record that both changed. */
function Conflicts({ other, conflicts }: Conflicted) {
  const sides = other
    ? { mine: 'mine', theirs: `${other}'s`, keep: 'Keep mine', take: `Keep ${other}'s` }
    : { mine: 'now', theirs: 'before', keep: 'Keep it as it is now', take: 'Undo it, too' };
  const names = conflicts.map(({ title, name }) => name || title);
  return (
    <>
      <p role="alert" className="desk-error">
        {other ? `You and ${other} both` : 'A later version also'} changed{' '}
        {new Intl.ListFormat('en-US').format(names)}. Choose what to keep. Nothing is published
        until you do.
      </p>
      {conflicts.map(({ id, title, name, fields }) => (
        <fieldset key={id} className="desk-fieldset mb-6">
          <legend>{[title, name].filter(Boolean).join(': ')}</legend>
          <DataTable
            title={name || title}
            columns={['', sides.mine, sides.theirs]}
            rows={fields.map(({ label, was, is }) => [
              label,
              ...[was, is].map((lines) => lines.join('\n') || '(nothing)'),
            ])}
          />
          <div className="desk-buttons">
            <LabeledCheck type="radio" required name={id} value="mine" label={sides.keep} />
            <LabeledCheck type="radio" required name={id} value="theirs" label={sides.take} />
          </div>
        </fieldset>
      ))}
    </>
  );
}
