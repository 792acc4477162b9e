import { fullName } from '@appraisers/directory/appraiser.ts';
import type { ComponentProps } from 'react';
import { fileTimeout, isMissing, lazyResource, useLoadState } from '#finder/lazy-resource.ts';
import { tryAgain } from '#finder/words/answers.ts';
import * as words from '#finder/words/contact.ts';
import { memberPath } from './member-path.ts';

async function loadDialog() {
  const { MoreDialog } = await import('./MoreDialog.tsx');
  if (!MoreDialog) throw new Error('The file of the dialog is empty.');
  return { MoreDialog };
}

/** The dialog about one appraiser. Most visitors open none, so answers don't wait for it. */
export const dialogPart = lazyResource(loadDialog, fileTimeout);

type LoadedDialogProps = ComponentProps<typeof import('./MoreDialog.tsx').MoreDialog>;

/** The dialog, once its file is there. If that fails, the member's page has the same details. */
export function LoadedDialog(props: LoadedDialogProps) {
  const dialog = useLoadState(dialogPart);
  if (dialog.state === 'ready') return <dialog.part.MoreDialog {...props} />;
  const { about } = props.target;
  return (
    <div className="more" role="status">
      {isMissing(dialog) ? (
        <p>
          <span>{words.detailsFailed}</span>{' '}
          <button type="button" className="link target" onClick={dialogPart.load}>
            {tryAgain}
          </button>{' '}
          <a href={memberPath(about)} className="link target">
            {words.pageOf(fullName(about))}
          </a>{' '}
          <button type="button" className="link target" onClick={props.onClose}>
            {words.closeButton}
          </button>
        </p>
      ) : (
        <p>{words.loadingDetails}</p>
      )}
    </div>
  );
}
