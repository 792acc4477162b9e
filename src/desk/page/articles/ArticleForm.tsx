import { useState } from 'react';
import { ask, tell } from '#desk/page/ask.ts';
import { DeskForm } from '#desk/page/forms/DeskForm.tsx';
import { fieldOf } from '#desk/page/forms/FormPart.tsx';
import { SaveRow } from '#desk/page/forms/SaveRow.tsx';
import { useTyping } from '#desk/page/forms/use-typing.ts';
import { Refusing } from '#desk/page/Says.tsx';
import { setUnsaved } from '#desk/page/unsaved.ts';
import { goTo } from '#desk/page/use-place.ts';
import type { ArticleAnswer, Problem } from '#desk/shapes.ts';
import { Button } from '#ui/Button.tsx';
import { ArticleWords } from './ArticleWords.tsx';

const bodyId = 'article-words';
const inForm = (path: Problem['path']) => (path[0] === 'body' ? bodyId : fieldOf(path));
const question = 'Remove this article? “Undo” brings it back only if it was published before.';

/** The fields of an article and its words. */
export function ArticleForm({ answer, file }: { answer: ArticleAnswer; file: string }) {
  const [name, setName] = useState(file);
  const typing = useTyping(answer, async ({ value, hash, body }) => {
    const saved = await tell<{ file: string }>('PUT', `articles/${name}`, { value, hash, body });
    setName(saved.file);
    // A new article has an address of its own from now on; the form stays what it is.
    history.replaceState(null, '', `#/articles/${saved.file}`);
    return {
      answer: await ask<ArticleAnswer>(`articles/${saved.file}`),
      said: ['Saved. Visitors see it once you have published it.'],
    };
  });
  const { typed, type, refusal, attempt } = typing;
  const problems = refusal?.problems ?? [];
  const remove = () =>
    confirm(question) &&
    attempt(async () => {
      await tell('DELETE', `articles/${name}`, { hash: typed.hash });
      setUnsaved(false);
      goTo('articles');
    });
  return (
    <>
      <Refusing refusal={refusal} fieldOf={inForm} />
      <DeskForm
        schema={typed.schema}
        looks={typed.looks}
        value={typed.value}
        problems={problems.filter(({ path }) => path[0] !== 'body')}
        onChange={(value) => type({ value })}
        onSubmit={typing.save}
      >
        <ArticleWords
          id={bodyId}
          body={typed.body}
          wrong={problems.filter(({ path }) => path[0] === 'body')}
          onChange={(body) => type({ body })}
        />
        <SaveRow {...typing}>
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
