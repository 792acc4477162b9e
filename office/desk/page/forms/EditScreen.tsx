import { Button } from '@appraisers/site/ui/Button.tsx';
import Form from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { EditKind, FormIssue, FormResponse } from '#desk/api-types.ts';
import { api, apiErrorOf, read, sendConfirmed } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { goTo, renameRoute, useUnsavedWarning } from '#desk/page/route.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { deskTheme } from './desk-theme.ts';

/** The button that removes one, and what follows. */
const removals = {
  members: ['Remove this member', "We won't give their number to anyone else."],
  articles: ['Remove this article', 'If it was published, “History” brings it back.'],
  forms: undefined,
} as const;

type EditProps = { kind: EditKind; name: string };

/** Loads a form, and saves or removes what it shows. */
export const EditScreen = ({ kind, name }: EditProps) => (
  <Loaded
    name={`${kind}/${name}`}
    load={() => read(api.edit[':kind'][':name'].$get({ param: { kind, name } }))}
    once
  >
    {(loaded) => <Editor kind={kind} name={name} loaded={loaded} />}
  </Loaded>
);

/** Opens the entry that has the field, and gives the field the focus. */
function reveal(path: FormIssue['path']): void {
  // The form library gives this id. A group of fields as a whole has another.
  const id = ['root', ...path].join('_');
  const field = document.getElementById(id) ?? document.getElementById(`${id}__part`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** The issues as the form library takes them. */
function errorSchemaOf(issues: readonly FormIssue[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of issues) if (path.length > 0) errors.addErrors(message, [...path]);
  return errors.ErrorSchema;
}

/** A form that is open: what the volunteer changes, and what is saved. */
export function Editor({ kind, name: opened, loaded }: EditProps & { loaded: FormResponse }) {
  const [name, setName] = useState(opened);
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const { act, messages, error, busy } = useAction();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsavedWarning(unsaved);
  useEffect(() => {
    const first = error && apiErrorOf(error).issues.find(({ path }) => path.length > 0);
    if (first) reveal(first.path);
  }, [error]);
  const submit = async () => {
    const { value, hash } = draft;
    const answer = await sendConfirmed((confirmed) =>
      read(
        api.edit[':kind'][':name'].$put({
          param: { kind, name },
          json: { value, hash, confirmed },
        }),
      ),
    );
    setSaved(answer.saved);
    // The volunteer may have written on while the file was saved.
    setDraft((now) => (now === draft ? answer.saved : { ...now, hash: answer.saved.hash }));
    setName(answer.name);
    // A new article or member gets its address; the form stays the same.
    renameRoute(`${kind}/${answer.name}`);
    return { messages: ['Saved. Not live yet.'] };
  };
  const remove = async () => {
    const { hash } = draft;
    await api.edit[':kind'][':name'].$delete({ param: { kind, name }, json: { hash } });
    goTo(kind);
    return {};
  };
  const removal = removals[kind];
  return (
    <Screen title={saved.title} lead={saved.lead}>
      <Form
        {...deskTheme}
        className="desk-form"
        schema={draft.schema}
        uiSchema={draft.uiSchema}
        formData={draft.value}
        formContext={draft.value}
        extraErrors={errorSchemaOf(error ? apiErrorOf(error).issues : [])}
        onChange={({ formData }) => setDraft((before) => ({ ...before, value: formData }))}
        onSubmit={() => busy || act(submit)}
      >
        <div className="desk-save sticky bottom-0 z-1 mt-7 border-line border-t bg-paper py-3">
          <Outcome messages={unsaved ? [] : messages} error={error} />
          <div className="desk-buttons mt-3">
            {/* A disabled button would lose the focus. */}
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            {removal && name !== 'new' ? (
              <Button variant="quiet" onClick={() => confirm(removal.join('? ')) && act(remove)}>
                {removal[0]}
              </Button>
            ) : null}
            {unsaved ? <p className="desk-quiet">Unsaved changes</p> : null}
          </div>
        </div>
      </Form>
    </Screen>
  );
}
