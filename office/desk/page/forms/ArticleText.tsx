import { Button } from '@appraisers/site/ui/Button.tsx';
import { errorId, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { Outcome, useAction } from '#desk/page/Outcome.tsx';
import { PictureInput } from '#desk/page/pictures/PictureInput.tsx';

/** The text of an article: a field for Markdown, pictures to add to it, and its preview. */
export function ArticleText({ id, value, onChange, rawErrors = [] }: WidgetProps) {
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, error } = useAction();
  const body = String(value ?? '');
  const joined = joinedLine(body);
  const show = async () => {
    const { html } = await read(api.preview.$post({ json: { body } }));
    setShown(html);
    return {};
  };
  /** Adds to the text in the field: the volunteer may have written on while the picture was saved. */
  const addPicture = (name: string) => {
    const description = prompt('Describe the picture for people who can’t see it.') ?? '';
    const markdown = `![${description.replaceAll(/[[\]]/g, '').trim()}](${name})`;
    onChange(`${field.current?.value.trimEnd()}\n\n${markdown}\n`);
  };
  return (
    <div className="grid gap-4">
      <p id={`${id}-help`} className="desk-help">
        Leave an empty line between paragraphs. Type <code>## Heading</code> for a heading,{' '}
        <code>- Item</code> for a list item and <code>[link text](https://www.example.org)</code>{' '}
        for a link.
      </p>
      <textarea
        ref={field}
        id={id}
        className="field py-2.5 font-mono text-base/normal"
        rows={18}
        value={body}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={`${id}-help ${errorId(id)}`}
      />
      {joined ? (
        <p className="desk-issue">
          “{joined}” and the next line will run together. Leave an empty line between them, or begin
          each with <code>- </code> for a list.
        </p>
      ) : null}
      <PictureInput label="Add a picture to the end of the text" onSaved={addPicture} />
      <Outcome error={error} />
      <Button variant="quiet" className="justify-self-start" onClick={() => act(show)}>
        Preview the text
      </Button>
      {shown === undefined ? null : (
        <iframe
          className="h-144 w-full rounded-md border border-line bg-paper"
          title="Preview of the text"
          // No script runs, and only files of the desk load.
          sandbox="allow-same-origin"
          srcDoc={shown}
        />
      )}
    </div>
  );
}

/**
 * The first of two short lines without an empty line between them, as lists of dates come from a word processor. Long
 * lines are a paragraph that was wrapped by hand.
 */
const joinedLine = (body: string) =>
  /(?:^|\n)(?![-*#>|+\s]|\d+[.)])([^\n]{1,50})\n(?![-*#>|+\s]|\d+[.)])[^\n]{1,50}(?:\n|$)/.exec(
    body,
  )?.[1];
