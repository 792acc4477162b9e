import { groupBy } from '@appraisers/directory/group-by.ts';
import { Button } from '@appraisers/site/ui/Button.tsx';
import { useMemo, useState } from 'react';
import type { EditKind, FormIssue, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { formPart } from '#desk/forms/form-part.ts';
import { act, clearMessages, useOutcome } from '#desk/page/action.ts';
import { api, apiErrorOf, read, sendConfirmed } from '#desk/page/desk-api.ts';
import { idOf } from '#desk/page/Outcome.tsx';
import { goTo, renameRoute, useUnsavedWarning } from '#desk/page/route.ts';
import { Screen, useLoaded } from '#desk/page/Screen.tsx';
import { Field } from './Field.tsx';

/** The button that removes one, and what follows. */
const removals = {
  members: ['Remove this member', "We won't give their number to anyone else."],
  articles: ['Remove this article', 'If it was published, “History” brings it back.'],
  forms: undefined,
} as const;

const edit = api.edit[':kind'][':name'];

type EditProps = { kind: EditKind; name: string };

export function EditScreen({ kind, name }: EditProps) {
  const loaded = useLoaded(`${kind} ${name}`, () => edit.$get({ param: { kind, name } }));
  return <Editor kind={kind} name={name} loaded={loaded} />;
}

/** A value with another part at a path. */
function withPart(value: unknown, [key, ...rest]: FormIssue['path'], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((each, at) => (at === key ? withPart(each, rest, part) : each));
  const fields = isFields(value) ? value : {};
  return { ...fields, [key]: withPart(fields[key], rest, part) };
}

/** What a form has. A field that was emptied has as little as one that never had a text. */
const contentOf = (value: unknown) =>
  JSON.stringify(value, (_key, each: unknown) => (each === '' ? undefined : each));

type EditorProps = EditProps & {
  loaded: FormResponse;
  /** What fills the form in, such as an application, if it has more than what is saved. */
  input?: unknown;
};

/** Saves or removes what a form shows: a copy of what is saved, which no later state replaces. */
export function Editor({ kind, name: opened, loaded, input = loaded.value }: EditorProps) {
  const [{ name, saved }, setCurrent] = useState({ name: opened, saved: loaded });
  const part = useMemo(() => formPart.parse(saved.form), [saved]);
  const [value, setValue] = useState(input);
  const { error } = useOutcome('short');
  const unsaved = contentOf(value) !== contentOf(saved.value);
  useUnsavedWarning(unsaved);
  const issues = groupBy(error ? apiErrorOf(error).issues : [], ({ path }) => idOf(path));
  const param = { kind, name };
  const submit = async () => {
    const answer = await sendConfirmed((confirmed) =>
      read(edit.$put({ param, json: { value, hash: saved.hash, confirmed } })),
    );
    setCurrent(answer);
    // The volunteer may have written on while the file was saved.
    setValue((now: unknown) => (now === value ? answer.saved.value : now));
    // A new article or member gets its address; the form stays the same.
    renameRoute(`${kind}/${answer.name}`);
    return { messages: ['Saved. Not live yet.'] };
  };
  const remove = async () => {
    await read(edit.$delete({ param, json: { hash: saved.hash } }));
    goTo(kind);
    return { messages: ['Removed. Not live yet.'] };
  };
  const removal = removals[kind];
  return (
    <Screen title={saved.title} lead={saved.lead}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act(submit, 'Saving…');
        }}
      >
        <Field
          part={part}
          path={[]}
          label=""
          value={value}
          choices={saved.choices}
          issues={issues}
          onChange={(path, next) => {
            clearMessages();
            setValue((now: unknown) => withPart(now, path, next));
          }}
        />
        <div className="desk-buttons sticky bottom-0 z-1 border-line border-t bg-paper py-3">
          <Button type="submit">Save</Button>
          {removal && name !== 'new' ? (
            <Button variant="quiet" onClick={() => confirm(removal.join('? ')) && act(remove)}>
              {removal[0]}
            </Button>
          ) : null}
          {unsaved ? <p className="desk-quiet">Unsaved changes</p> : null}
        </div>
      </form>
    </Screen>
  );
}
