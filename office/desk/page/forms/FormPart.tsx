import { Button } from '@appraisers/site/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { FormIssue, FormResponse } from '#desk/api-types.ts';
import { ErrorMessage, StatusMessage } from '#desk/page/StatusMessage.tsx';
import { DeskForm } from './DeskForm.tsx';
import { fieldId } from './form-context.ts';
import { type Saved, useDraft } from './use-draft.ts';

type Props = {
  answer: FormResponse;
  save: (draft: FormResponse) => Promise<Saved<FormResponse>>;
  /** Further buttons, whose actions may fail. */
  further?: (
    attempt: (work: () => Promise<void>) => Promise<void>,
    draft: FormResponse,
  ) => ReactNode;
};

type SaveRowProps = {
  busy: boolean;
  unsaved: boolean;
  messages: readonly string[];
  /** Further buttons. */
  children?: ReactNode;
};

/** The button that saves, and the message after it. */
export function SaveRow({ busy, unsaved, messages, children }: SaveRowProps) {
  return (
    <div className="desk-save">
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {children}
        {unsaved ? <p className="desk-quiet">Not saved yet.</p> : null}
      </div>
      <StatusMessage lines={messages} />
    </div>
  );
}

export const fieldOf = (path: FormIssue['path']) => (path.length > 0 ? fieldId(path) : undefined);

/** A form with its button, messages and errors. */
export function FormPart({ answer, save, further }: Props) {
  const form = useDraft(answer, save);
  const { draft, edit, apiError } = form;
  return (
    <>
      <ErrorMessage apiError={apiError} fieldOf={fieldOf} />
      <DeskForm
        schema={draft.schema}
        looks={draft.looks}
        value={draft.value}
        issues={apiError?.issues ?? []}
        onChange={(value) => edit({ value })}
        onSubmit={form.save}
      >
        <SaveRow {...form}>{further?.(form.attempt, draft)}</SaveRow>
      </DeskForm>
    </>
  );
}
