import { Button } from '@appraisers/site/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import type { ActionResult, FormIssue, FormResponse } from '#desk/api-types.ts';
import { api, apiErrorOf, read } from '#desk/page/desk-api.ts';
import { goTo, renameRoute, useUnsavedWarning } from '#desk/page/route.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage, useAction } from '#desk/page/StatusMessage.tsx';
import { groupTasks } from '#desk/page/tasks.ts';
import type { FormRow } from '#desk/server/form-saving.ts';
import { DeskForm } from './DeskForm.tsx';
import { labelsOf } from './labels-of.ts';

/** What was saved, under which name, and messages besides the usual one. */
type Saved<Draft> = { answer: Draft; name?: string; messages?: readonly string[] };

type EditProps<Draft extends FormResponse> = {
  /** What the API and the address call the kind of thing that is edited. */
  folder: 'forms' | 'members' | 'articles';
  name: string;
  /** The link to the list of all. */
  all?: string;
  /** The link to another list. */
  back?: { to: string; name: string } | undefined;
  /** The button that removes it, and the question before. */
  removal?: { button: string; question: string };
  load: () => Promise<Draft>;
  save: (draft: Draft, name: string) => Promise<Saved<Draft>>;
  remove?: (name: string, hash: string) => Promise<ActionResult>;
  /** Inputs that the schema does not have. */
  children?: (
    draft: Draft,
    edit: (change: Partial<Draft>) => void,
    issues: readonly FormIssue[],
  ) => ReactNode;
};

/** Loads a form, and saves or removes what it shows. */
export function EditScreen<Draft extends FormResponse>(props: EditProps<Draft>) {
  return (
    <Loaded name={`${props.folder}/${props.name}`} load={props.load} once>
      {(loaded) => <Editor {...props} loaded={loaded} />}
    </Loaded>
  );
}

type EditorProps<Draft extends FormResponse> = EditProps<Draft> & { loaded: Draft };

function Editor<Draft extends FormResponse>({
  folder,
  name: opened,
  all,
  back: other,
  removal,
  save,
  remove,
  children,
  loaded,
}: EditorProps<Draft>) {
  const [name, setName] = useState(opened);
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const { act, messages, error, busy } = useAction();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsavedWarning(unsaved);
  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = async () => {
    const { answer, name: given = name, messages: further = [] } = await save(draft, name);
    setSaved(answer);
    // The volunteer may have written on while the file was saved.
    setDraft((now) => (now === draft ? answer : { ...now, hash: answer.hash }));
    setName(given);
    // A new article or member gets its address; the form stays the same.
    renameRoute(`${folder}/${given}`);
    return { messages: [...further, 'Saved. Not live yet.'] };
  };
  const removeIt = async () => {
    const removed = await remove?.(name, draft.hash);
    goTo(folder);
    return removed ?? {};
  };
  const issues = error ? apiErrorOf(error).issues : [];
  const back = all === undefined ? other : { to: folder, name: all };
  return (
    <Screen title={saved.title} lead={saved.lead} back={back}>
      <ErrorMessage error={error} labelsOf={(path) => labelsOf(draft.schema, draft.value, path)} />
      <DeskForm
        draft={draft}
        issues={issues}
        onChange={(value) => setDraft((before) => ({ ...before, value }))}
        onSubmit={() => busy || act(submit)}
      >
        {children?.(draft, edit, issues)}
        <div className="desk-save sticky bottom-0 z-1 mt-7 border-line border-t bg-paper py-3">
          <div className="desk-buttons mt-0">
            {/* A disabled button would lose the focus. */}
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            {removal && name !== 'new' ? (
              <Button variant="quiet" onClick={() => confirm(removal.question) && act(removeIt)}>
                {removal.button}
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

/** The form of a file of the edition. */
export function FormScreen({ name, group }: { name: string; group: FormRow['group'] | undefined }) {
  const back =
    group === 'pages' || group === 'settings'
      ? { to: group, name: groupTasks[group].title }
      : undefined;
  const load = () => read(api.forms[':name'].$get({ param: { name } }));
  const save = async ({ value, hash }: FormResponse) => ({
    answer: await read(api.forms[':name'].$put({ param: { name }, json: { value, hash } })),
  });
  return <EditScreen folder="forms" name={name} back={back} load={load} save={save} />;
}
