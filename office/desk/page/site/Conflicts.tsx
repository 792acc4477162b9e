import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { LabeledCheck } from '#desk/page/Screen.tsx';

import type { SideChoices } from '#desk/server/merge-versions.ts';
import type { PublishResult, ShownConflict } from '#desk/server/publishing.ts';

type Side = SideChoices[string];

type ConflictsResult = Extract<PublishResult, { kind: 'conflicts' }>;

type SideProps = {
  conflict: ShownConflict;
  side: Side;
  label: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** One of two versions of a record: the fields in which they differ. */
function Version({ conflict, side, label, chosen, onChoose }: SideProps) {
  const fields = conflict.fields.map(({ label: name, was, is }) => {
    return { name, lines: side === 'mine' ? was : is };
  });
  const isThere = fields.some(({ lines }) => lines.length > 0);
  return (
    <div className="desk-side">
      <LabeledCheck
        type="radio"
        name={conflict.id}
        label={label}
        checked={chosen === side}
        onChange={() => onChoose(side)}
      />
      {isThere || conflict.fields.length === 0 ? null : <p className="px-4 pb-4">(removed)</p>}
      <dl className="grid gap-1 px-4 pb-4 text-sm/[1.6]">
        {fields.map(({ name, lines }) => (
          <div key={name}>
            {name ? <dt className="font-semibold">{name}</dt> : null}
            <dd className="whitespace-pre-wrap bg-panel px-2">{lines.join('\n') || '(blank)'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const namesOf = (conflicts: readonly ShownConflict[]) =>
  new Intl.ListFormat('en-US').format(conflicts.map(({ title, name }) => name || title));

type ConflictsProps = Omit<ConflictsResult, 'kind'> & {
  busy: boolean;
  onDone: (choices: SideChoices) => void;
};

/** Asks which of two versions stays, for each record that both changed. */
export function Conflicts({ other, conflicts, busy, onDone }: ConflictsProps) {
  const [choices, setChoices] = useState<SideChoices>({});
  const open = conflicts.filter(({ id }) => !choices[id]).length;
  const labels = other
    ? { mine: 'Keep mine', theirs: `Keep ${other}'s` }
    : { mine: 'Keep it as it is now', theirs: 'Undo it, too' };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(choices);
      }}
    >
      <p role="alert" className="desk-error">
        {other ? `You and ${other} both` : 'A later version also'} changed {namesOf(conflicts)}.
        Choose what to keep. Nothing is published until you do.
      </p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.id} className="desk-conflict">
          <legend>{[conflict.title, conflict.name].filter(Boolean).join(': ')}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <Version
                key={side}
                conflict={conflict}
                side={side}
                label={labels[side]}
                chosen={choices[conflict.id]}
                onChoose={(chosen) =>
                  setChoices((before) => ({ ...before, [conflict.id]: chosen }))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy || open > 0}>
          Keep these and publish
        </Button>
        {open > 0 ? <span className="desk-quiet">{open} left to choose</span> : null}
      </div>
    </form>
  );
}
