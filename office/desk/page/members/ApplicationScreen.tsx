import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { FormResponse } from '#desk/api-types.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Editor } from '#desk/page/forms/EditScreen.tsx';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { Screen, submittedInput } from '#desk/page/Screen.tsx';

/** Takes over the email of a membership application, and opens the form of the member that it fills in. */
export function ApplicationScreen() {
  const [form, setForm] = useState<FormResponse & { readonly name: string }>();
  const { act, error, busy } = useAction();
  if (form) return <Editor kind="members" name={form.name} loaded={form} isFilledIn />;
  return (
    <Screen
      title="Add from an application"
      lead="Paste the email that the applicant sent. You can check every field before you save."
    >
      <Outcome error={error} />
      <form
        onSubmit={(event) => {
          const { text = '' } = submittedInput(event);
          act(async () => {
            setForm(await read(api.application.$post({ json: { text } })));
            return {};
          });
        }}
      >
        <label className="desk-field">
          The email
          <textarea
            name="text"
            required
            rows={12}
            className="field py-2"
            // The field has the text a moment later.
            onPaste={({ currentTarget: { form } }) => setTimeout(() => form?.requestSubmit())}
          />
        </label>
        <div className="desk-buttons">
          <Button type="submit" disabled={busy}>
            Read the application
          </Button>
        </div>
      </form>
    </Screen>
  );
}
