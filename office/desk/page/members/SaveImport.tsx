import { Button } from '@appraisers/site/ui/Button.tsx';
import { useId, useState } from 'react';
import type { ImportResponse } from '#desk/api-types.ts';

/** What the volunteer has agreed to. */
export type Agreed = { readonly leaveOut: boolean; readonly fewer: boolean };

type Props = { verdict: ImportResponse; busy: boolean; onSave: (agreed: Agreed) => void };

/** What has to be agreed to, and the button that saves the list then. */
export function SaveImport({ verdict: { asks, never }, busy, onSave }: Props) {
  const [leaveOut, setLeaveOut] = useState(false);
  const [fewer, setFewer] = useState(false);
  const id = useId();
  if (never) return <p className="desk-refusal">{never}</p>;
  const open = (asks.refused > 0 && !leaveOut) || (asks.fewer !== undefined && !fewer);
  const rows = asks.refused === 1 ? '1 row is' : `${asks.refused} rows are`;
  return (
    <div className="desk-agree">
      {asks.refused > 0 ? (
        <div className="desk-check">
          <input
            id={`${id}out`}
            type="checkbox"
            checked={leaveOut}
            onChange={({ target }) => setLeaveOut(target.checked)}
          />
          <label htmlFor={`${id}out`}>
            {rows} refused, see below. Correct it in the membership platform and export again; or
            tick this to leave these people out of the list.
          </label>
        </div>
      ) : null}
      {asks.fewer ? (
        <div className="desk-check">
          <input
            id={`${id}fewer`}
            type="checkbox"
            checked={fewer}
            onChange={({ target }) => setFewer(target.checked)}
          />
          <label htmlFor={`${id}fewer`}>{asks.fewer} Tick this if that is right.</label>
        </div>
      ) : null}
      <div className="desk-buttons">
        <Button disabled={busy || open} onClick={() => onSave({ leaveOut, fewer })}>
          Save the list
        </Button>
        <p className="desk-quiet">Nothing is written yet. The old list is kept.</p>
      </div>
    </div>
  );
}
