import { Button } from '@appraisers/site/ui/Button.tsx';
import { errorId, type WidgetProps } from '@rjsf/utils';
import { useId, useRef, useState } from 'react';
import { api, pictureTypes, read, uploadPicture } from '#desk/page/desk-api.ts';
import { LabeledInput } from '#desk/page/Screen.tsx';
import { ErrorMessage, useAction } from '#desk/page/StatusMessage.tsx';

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
  const append = (markdown: string) =>
    onChange(`${field.current?.value.trimEnd()}\n\n${markdown}\n`);
  return (
    <div>
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
      <AddPicture onAdd={append} />
      <ErrorMessage error={error} />
      <div className="desk-buttons">
        <Button variant="quiet" onClick={() => act(show)}>
          {shown === undefined ? 'Preview the text' : 'Preview again'}
        </Button>
      </div>
      {shown === undefined ? null : (
        <iframe
          className="mt-4 h-144 w-full rounded-md border border-line bg-paper"
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

/** Adds a picture from this computer to the end of the text. */
function AddPicture({ onAdd }: { onAdd: (markdown: string) => void }) {
  const [description, setDescription] = useState('');
  const [file, setFile] = useState<File>();
  const { act, error } = useAction();
  const id = useId();
  const add = async (chosen: File) => {
    const uploaded = await uploadPicture(chosen);
    onAdd(`![${description.replaceAll(/[[\]]/g, '').trim()}](${uploaded.name})`);
    setDescription('');
    setFile(undefined);
    return uploaded;
  };
  return (
    <details className="desk-more">
      <summary>Add a picture to the text</summary>
      <div className="desk-fields">
        <div className="desk-field">
          <label htmlFor={id}>Picture from this computer</label>
          <input
            id={id}
            key={file ? 'chosen' : 'none'}
            type="file"
            accept={pictureTypes}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          {file ? <p className="desk-help">{file.name}</p> : null}
        </div>
        <LabeledInput
          label="Description for screen readers"
          autoComplete="off"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <ErrorMessage error={error} />
        <div className="desk-buttons">
          <Button
            variant="quiet"
            disabled={!file || description.trim() === ''}
            onClick={() => file && act(() => add(file))}
          >
            Add to the end of the text
          </Button>
        </div>
      </div>
    </details>
  );
}
