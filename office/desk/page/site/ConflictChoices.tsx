import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { MergeConflict } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledCheck } from '#desk/page/Screen.tsx';

const words = deskWords.conflicts;

type Side = 'mine' | 'theirs';
export type ConflictChoice = Readonly<Record<string, Side>>;

type SideWords = Readonly<Record<Side, string>>;

type VersionsProps = {
  conflict: MergeConflict;
  sides: SideWords;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** The two versions of one conflict, side by side where there is room. */
function Versions({ conflict, sides, chosen, onChoose }: VersionsProps) {
  return (
    <fieldset className="desk-conflict">
      <legend>{conflict.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="desk-side">
            <LabeledCheck
              type="radio"
              name={conflict.id}
              label={sides[side]}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <pre>{conflict[side].length > 0 ? conflict[side].join('\n') : words.removed}</pre>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type ConflictChoicesProps = {
  conflicts: readonly MergeConflict[];
  sides: SideWords;
  busy: boolean;
  onDone: (choices: ConflictChoice) => void;
};

/** Asks which of two versions stays, for each conflict. */
export function ConflictChoices({ conflicts, sides, busy, onDone }: ConflictChoicesProps) {
  const [choices, setChoices] = useState<ConflictChoice>({});
  const open = conflicts.filter(({ id }) => !choices[id]).length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(choices);
      }}
    >
      {conflicts.map((conflict) => (
        <Versions
          key={conflict.id}
          conflict={conflict}
          sides={sides}
          chosen={choices[conflict.id]}
          onChoose={(side) => setChoices((before) => ({ ...before, [conflict.id]: side }))}
        />
      ))}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy || open > 0}>
          {words.done}
        </Button>
        {open > 0 ? <span className="desk-quiet">{words.open(open)}</span> : null}
      </div>
    </form>
  );
}
