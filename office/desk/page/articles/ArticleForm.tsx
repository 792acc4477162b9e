import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { ArticleResponse, FormIssue } from '#desk/api-types.ts';
import { getJson, sendJson } from '#desk/page/desk-api.ts';
import { DeskForm } from '#desk/page/forms/DeskForm.tsx';
import { fieldOf, SaveRow } from '#desk/page/forms/FormPart.tsx';
import { useDraft } from '#desk/page/forms/use-draft.ts';
import { ErrorMessage } from '#desk/page/StatusMessage.tsx';
import { setUnsaved } from '#desk/page/unsaved.ts';
import { goTo } from '#desk/page/use-route.ts';
import { ArticleWords } from './ArticleWords.tsx';

const bodyId = 'article-words';
const inForm = (path: FormIssue['path']) => (path[0] === 'body' ? bodyId : fieldOf(path));
const question = 'Remove this article? “Undo” brings it back only if it was published before.';

/** The fields of an article and its words. */
export function ArticleForm({ answer, file }: { answer: ArticleResponse; file: string }) {
  const [name, setName] = useState(file);
  const form = useDraft(answer, async ({ value, hash, body }) => {
    const saved = await sendJson<{ file: string }>('PUT', `articles/${name}`, {
      value,
      hash,
      body,
    });
    setName(saved.file);
    // A new article gets its address; the form stays the same.
    history.replaceState(null, '', `#/articles/${saved.file}`);
    return {
      answer: await getJson<ArticleResponse>(`articles/${saved.file}`),
      messages: ['Saved. Visitors see it once you have published it.'],
    };
  });
  const { draft, edit, apiError, attempt } = form;
  const issues = apiError?.issues ?? [];
  const remove = () =>
    confirm(question) &&
    attempt(async () => {
      await sendJson('DELETE', `articles/${name}`, { hash: draft.hash });
      setUnsaved(false);
      goTo('articles');
    });
  return (
    <>
      <ErrorMessage apiError={apiError} fieldOf={inForm} />
      <DeskForm
        schema={draft.schema}
        looks={draft.looks}
        value={draft.value}
        issues={issues.filter(({ path }) => path[0] !== 'body')}
        onChange={(value) => edit({ value })}
        onSubmit={form.save}
      >
        <ArticleWords
          id={bodyId}
          body={draft.body}
          wrong={issues.filter(({ path }) => path[0] === 'body')}
          onChange={(body) => edit({ body })}
        />
        <SaveRow {...form}>
          {name === 'new' ? null : (
            <Button variant="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </SaveRow>
      </DeskForm>
    </>
  );
}
