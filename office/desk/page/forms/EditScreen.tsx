import { Button } from '@appraisers/site/ui/Button.tsx';
import { useEffect, useState } from 'react';
import type { EditKind, FormIssue, FormResponse } from '#desk/api-types.ts';
import { api, apiErrorOf, read, sendConfirmed } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { goTo, renameRoute, useUnsavedWarning } from '#desk/page/route.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { DeskForm } from './DeskForm.tsx';

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

/** Opens the entry that has the field, and gives the field the focus. */
function reveal(path: FormIssue['path']): void {
  // The form library gives this id. A group of fields as a whole has another.
  const id = ['root', ...path].join('_');
  const field = document.getElementById(id) ?? document.getElementById(`${id}__part`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** A form that is open: what the volunteer changes, and what is saved. */
export function Editor({ kind, name: opened, loaded }: EditProps & { loaded: FormResponse }) {
  const [name, setName] = useState(opened);
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const { act, messages, error, busy } = useAction();
  const issues = error ? apiErrorOf(error).issues : [];
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
  const list = lists[kind];
  return (
    <Screen
      title={saved.title}
      lead={saved.lead}
      back={list ? { to: kind, name: list.all } : undefined}
    >
      <DeskForm
        draft={draft}
        issues={issues}
        onChange={(value) => setDraft((before) => ({ ...before, value }))}
        onSubmit={() => busy || act(submit)}
      >
        <div className="desk-save">
          <Outcome messages={unsaved ? [] : messages} error={error} />
          <div className="desk-buttons">
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
        </div>
      </DeskForm>
    </Screen>
  );
}
