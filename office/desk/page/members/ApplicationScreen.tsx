import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { FormResponse } from '#desk/api-types.ts';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Editor } from '#desk/page/forms/EditScreen.tsx';
import { Screen } from '#desk/page/Screen.tsx';

/** Takes over the email of a membership application, and opens the form of the member that it fills in. */
export function ApplicationScreen() {
  const [form, setForm] = useState<FormResponse & { name: string }>();
  if (form) {
    const nothingSaved = { ...form, value: undefined };
    return <Editor kind="members" name={form.name} loaded={nothingSaved} input={form.value} />;
  }
  const open = async (text: string) => {
    setForm(await read(api.application.$post({ json: { text } })));
    return {};
  };
  return (
    <Screen
      title="Add from an application"
      lead="Paste the email that the applicant sent. You can check every field before you save."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('email');
          act(() => open(`${text}`));
        }}
      >
        <label className="desk-field">
          The email
          <textarea
            name="email"
            required
            rows={12}
            className="field py-2"
            onPaste={({ clipboardData }) => act(() => open(clipboardData.getData('text')))}
          />
        </label>
        <Button type="submit" className="justify-self-start">
          Fill in the form
        </Button>
      </form>
    </Screen>
  );
}
