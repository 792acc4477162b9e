import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { EditKind, FormResponse } from '#desk/api-types.ts';
import { api, apiErrorOf, read } from '#desk/page/desk-api.ts';
import { goTo, renameRoute, useUnsavedWarning } from '#desk/page/route.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage, useAction } from '#desk/page/StatusMessage.tsx';
import { groupTasks } from '#desk/page/tasks.ts';
import { DeskForm } from './DeskForm.tsx';
import { labelsOf } from './labels-of.ts';

/** The link to the list of all, the button that removes one, and the question before. */
const lists = {
  members: {
    all: 'All members',
    remove: 'Remove this member',
    question: "Remove this member from the list? We won't give their number to anyone else.",
  },
  articles: {
    all: 'All articles',
    remove: 'Remove this article',
    question: 'Remove this article? If it was published, “History” brings it back.',
  },
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

function backOf(kind: EditKind, group: FormResponse['group']) {
  const list = lists[kind];
  if (list) return { to: kind, name: list.all };
  return group === 'pages' || group === 'settings'
    ? { to: group, name: groupTasks[group].title }
    : undefined;
}

/** Saves. What the server asks, the volunteer confirms. */
async function put(kind: EditKind, name: string, { value, hash }: FormResponse) {
  const send = (confirmed: boolean) =>
    read(
      api.edit[':kind'][':name'].$put({ param: { kind, name }, json: { value, hash, confirmed } }),
    );
  return send(false).catch((error) => {
    const { asks, message } = apiErrorOf(error);
    if (asks && confirm(message)) return send(true);
    throw error;
  });
}

/** A form that is open: what the volunteer changes, and what is saved. */
export function Editor({ kind, name: opened, loaded }: EditProps & { loaded: FormResponse }) {
  const [name, setName] = useState(opened);
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const { act, messages, error, busy } = useAction();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsavedWarning(unsaved);
  const submit = async () => {
    const answer = await put(kind, name, draft);
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
  const list = lists[kind];
  return (
    <Screen title={saved.title} lead={saved.lead} back={backOf(kind, saved.group)}>
      <ErrorMessage error={error} labelsOf={(path) => labelsOf(draft.schema, draft.value, path)} />
      <DeskForm
        draft={draft}
        issues={error ? apiErrorOf(error).issues : []}
        onChange={(value) => setDraft((before) => ({ ...before, value }))}
        onSubmit={() => busy || act(submit)}
      >
        <div className="desk-save sticky bottom-0 z-1 mt-7 border-line border-t bg-paper py-3">
          <div className="desk-buttons mt-0">
            {/* A disabled button would lose the focus. */}
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            {list && name !== 'new' ? (
              <Button variant="quiet" onClick={() => confirm(list.question) && act(remove)}>
                {list.remove}
              </Button>
            ) : null}
            {unsaved ? <p className="desk-quiet">Unsaved changes</p> : null}
          </div>
          <StatusMessage lines={unsaved ? [] : messages} />
        </div>
      </DeskForm>
    </Screen>
  );
}
