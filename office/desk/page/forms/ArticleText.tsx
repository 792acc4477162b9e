import { Button } from '@appraisers/site/ui/Button.tsx';
import { useRef, useState } from 'react';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { PictureInput } from '#desk/page/pictures/PictureInput.tsx';
import { type FieldProps, textOf } from './field-props.ts';

/** The text of an article: a field for Markdown, pictures to add to it, and its preview. */
export function ArticleText(props: FieldProps) {
  const [shown, setShown] = useState<string>();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const input = textOf(props);
  const joined = joinedLine(input.value);
  const show = async () => {
    const { html } = await read(api.preview.$post({ json: { body: input.value } }));
    setShown(html);
    return {};
  };
  /** Adds to the text in the field: the volunteer may have written on while the picture was saved. */
  const addPicture = (name: string) => {
    const description = prompt('Describe the picture for people who can’t see it.') ?? '';
    const markdown = `![${description.replaceAll(/[[\]]/g, '').trim()}](${name})`;
    props.onChange(props.path, `${textarea.current?.value.trimEnd()}\n\n${markdown}\n`);
  };
  return (
    <div className="grid gap-4">
      <p id={`${input.id}-help`} className="desk-help">
        Leave an empty line between paragraphs. Type <code>## Heading</code> for a heading,{' '}
        <code>- Item</code> for a list item and <code>[link text](https://www.example.org)</code>{' '}
        for a link.
      </p>
      <textarea
        ref={textarea}
        {...input}
        className="field py-2.5 font-mono text-base/normal"
        rows={18}
      />
      {joined ? (
        <p className="desk-issue">
          “{joined}” and the next line will run together. Leave an empty line between them, or begin
          each with <code>- </code> for a list.
        </p>
      ) : null}
      <PictureInput label="Add a picture to the end of the text" onSaved={addPicture} />
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
