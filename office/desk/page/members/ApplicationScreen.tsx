import { Button } from '@appraisers/site/ui/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { api, read } from '#desk/page/desk-api.ts';
import { Editor } from '#desk/page/forms/EditScreen.tsx';
import { Outcome } from '#desk/page/Outcome.tsx';
import { Screen, submittedInput } from '#desk/page/Screen.tsx';

/** Takes over the email of a membership application, and opens the form of the member that it fills in. */
export function ApplicationScreen() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (text: string) => read(api.application.$post({ json: { text } })),
  });
  if (data) {
    const nothingSaved = { ...data, value: undefined };
    return <Editor kind="members" name={data.name} loaded={nothingSaved} input={data.value} />;
  }
  return (
    <Screen
      title="Add from an application"
      lead="Paste the email that the applicant sent. You can check every field before you save."
    >
      <Outcome error={error} />
      <form onSubmit={(event) => mutate(submittedInput(event).text ?? '')}>
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
          <Button type="submit" disabled={isPending}>
            Read the application
          </Button>
        </div>
      </form>
    </Screen>
  );
}
