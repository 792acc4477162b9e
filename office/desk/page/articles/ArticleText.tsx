import { Button } from '@appraisers/site/ui/Button.tsx';
import { useId, useRef, useState } from 'react';
import type { FormIssue } from '#desk/api-types.ts';
import { pictureTypes, sendRequest, uploadPicture } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledInput } from '#desk/page/Screen.tsx';
import { ErrorMessage, useAction } from '#desk/page/StatusMessage.tsx';

const words = deskWords.articleText;

type TextProps = {
  body: string;
  issues: readonly FormIssue[];
  onChange: (body: string) => void;
};

/** The text of an article: a field for Markdown, pictures to add to it, and its preview. */
export function ArticleText({ body, issues, onChange }: TextProps) {
  const [shown, setShown] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, error } = useAction();
  const show = async () => {
    const done = await sendRequest('POST', 'preview', new Blob([body]));
    setShown((times) => times + 1);
    return done;
  };
  /** Adds to the text in the field: the volunteer may have written on while the picture was saved. */
  const append = (markdown: string) =>
    onChange(`${field.current?.value.trimEnd()}\n\n${markdown}\n`);
  return (
    <div className="mt-7">
      <div className="desk-field">
        <label htmlFor="root_body">{words.label}</label>
        <p id="root_body-help" className="desk-help">
          {words.help
            .split('`')
            .map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}
        </p>
        {/* Links in error messages use this id, as for the fields of the form. */}
        <textarea
          ref={field}
          id="root_body"
          className="field py-2.5 font-mono text-base/normal"
          rows={18}
          value={body}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={issues.length > 0 || undefined}
          aria-describedby="root_body-help"
        />
        {issues.map(({ message }) => (
          <p key={message} className="desk-issue">
            {message}
          </p>
        ))}
      </div>
      <AddPicture onAdd={append} />
      <ErrorMessage error={error} />
      <div className="desk-buttons">
        <Button variant="quiet" onClick={() => act(show)}>
          {shown > 0 ? words.showAgain : words.show}
        </Button>
      </div>
      {shown > 0 ? (
        <iframe
          className="mt-4 h-144 w-full rounded-md border border-line bg-paper"
          title={words.preview}
          src={`preview/${shown}`}
        />
      ) : null}
    </div>
  );
}

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
      <summary>{words.addPicture}</summary>
      <div className="desk-fields">
        <div className="desk-field">
          <label htmlFor={id}>{words.file}</label>
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
          label={words.description}
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
            {words.add}
          </Button>
        </div>
      </div>
    </details>
  );
}
