import { fullName } from '@appraisers/directory/appraiser.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import type { DialogTarget, MoreDialog } from './MoreDialog.tsx';
import { memberPath } from './member-path.ts';

/** The dialog's code. Most visitors open none, so answers don't wait for it. */
const dialogQuery = queryOptions({
  queryKey: ['finder dialog'],
  queryFn: async () => (await import('./MoreDialog.tsx')).MoreDialog,
});

type LoadedDialogProps = Omit<ComponentProps<typeof MoreDialog>, 'target'> & {
  target: DialogTarget | undefined;
  /** Whether the visitor may open it soon. */
  isNear: boolean;
};

/** The dialog about one appraiser, once its file is there. If that fails, the member's page has the same. */
export function LoadedDialog({ target, isNear, onClose, ...purpose }: LoadedDialogProps) {
  const { directory } = useFinder();
  const isNeeded = isNear || target !== undefined;
  const { data: Dialog, isError } = useQuery({ ...dialogQuery, enabled: isNeeded });
  if (!target) return null;
  if (Dialog) return <Dialog target={target} onClose={onClose} {...purpose} />;
  if (!isError) return null;
  return (
    <div className="more" role="status">
      <p>
        <span>The details didn’t load.</span>{' '}
        <a href={memberPath(target.about, directory)} className="link target">
          {words.pageOf(fullName(target.about))}
        </a>{' '}
        <button type="button" className="link target" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  );
}
