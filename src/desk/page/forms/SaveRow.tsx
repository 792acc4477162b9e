import type { ReactNode } from 'react';
import { Said } from '#desk/page/Says.tsx';
import { Button } from '#ui/Button.tsx';

type Props = {
  busy: boolean;
  unsaved: boolean;
  said: readonly string[];
  /** Further buttons. */
  children?: ReactNode;
};

/** The button that saves, and what became of it. */
export function SaveRow({ busy, unsaved, said, children }: Props) {
  return (
    <div className="desk-save">
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {children}
        {unsaved ? <p className="desk-quiet">Not saved yet.</p> : null}
      </div>
      <Said lines={said} />
    </div>
  );
}
