import { Button } from '@appraisers/site/ui/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PublishedVersion, RestoreResult } from '#desk/api-types.ts';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledInput, submittedInput } from '#desk/page/Screen.tsx';
import { ActionStatus } from '#desk/page/StatusMessage.tsx';
import { type ConflictChoice, ConflictChoices } from './ConflictChoices.tsx';

const words = deskWords.history;

/** What the volunteer wants back: a change of a file, a file, or everything. */
export type RestoreTarget = {
  readonly action: 'undo' | 'return';
  readonly file?: string;
  readonly path?: readonly string[];
  /** What the question calls it. */
  readonly name?: string;
};

type RestoreDialogProps = {
  version: PublishedVersion;
  target: RestoreTarget;
  onClose: () => void;
};

/** Asks before it restores, asks which version stays where both changed, and says what it did. */
export function RestoreDialog({ version, target, onClose }: RestoreDialogProps) {
  const { id, subject, canSend, askName } = version;
  const { name, ...request } = target;
  const dialog = useRef<HTMLDialogElement>(null);
  const [author, setAuthor] = useState<Record<string, string>>({});
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (more: { choices: ConflictChoice; author: Record<string, string> }) =>
      sendRequest<RestoreResult>('POST', `history/${id}`, {
        ...request,
        ...more.author,
        choices: more.choices,
      }),
  });
  useEffect(() => dialog.current?.showModal(), []);
  const conflicts = data?.conflicts ?? [];
  const isDone = data !== undefined && conflicts.length === 0;
  const restore = words.restore(canSend);
  return (
    <dialog ref={dialog} className="desk-dialog" aria-labelledby="restore-title" onClose={onClose}>
      <h2 id="restore-title">{words.question[target.action](name)}</h2>
      <p className="desk-quiet mb-3">“{subject}”</p>
      {isDone ? null : <p>{words.effect(canSend)}</p>}
      {conflicts.length > 0 ? (
        <>
          <p className="desk-error">{words.both}</p>
          <ConflictChoices
            key={conflicts.map((each) => each.id).join()}
            conflicts={conflicts}
            sides={words.sides}
            busy={isPending}
            onDone={(choices) => mutate({ choices, author })}
          />
        </>
      ) : null}
      <ActionStatus messages={isDone ? data.messages : []} error={error} />
      <form
        onSubmit={(event) => {
          const input = submittedInput(event);
          setAuthor(input);
          mutate({ choices: {}, author: input });
        }}
      >
        {askName && data === undefined ? (
          <div className="mt-3 grid gap-4">
            <LabeledInput name="name" label={deskWords.save.yourName} autoComplete="name" />
            <LabeledInput name="email" label={deskWords.save.yourEmail} autoComplete="email" />
          </div>
        ) : null}
        <div className="desk-buttons">
          {data === undefined ? (
            <Button type="submit" disabled={isPending}>
              {isPending ? words.restoring : restore}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {isDone ? words.close : words.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
