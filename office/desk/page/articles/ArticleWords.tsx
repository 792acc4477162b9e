import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { ApiError, FormIssue } from '#desk/api-types.ts';
import { apiErrorOf, sendBytes } from '#desk/page/desk-api.ts';
import { ErrorMessage } from '#desk/page/StatusMessage.tsx';
import { PutPicture } from './PutPicture.tsx';

type Props = {
  id: string;
  body: string;
  wrong: readonly FormIssue[];
  onChange: (body: string) => void;
};

/** The words of an article: a field for Markdown, pictures to put into it, and how it looks. */
export function ArticleWords({ id, body, wrong, onChange }: Props) {
  const [shown, setShown] = useState(0);
  const [apiError, setApiError] = useState<ApiError>();
  const show = async () => {
    setApiError(undefined);
    try {
      await sendBytes('POST', 'preview', body);
      setShown((times) => times + 1);
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  return (
    <div className="desk-words">
      <div className="desk-field">
        <label htmlFor={id}>The words</label>
        <p id={`${id}-help`} className="desk-help">
          An empty line begins a new paragraph. A heading starts with <code>## </code>, an entry of
          a list with <code>- </code>. A link is <code>[its words](https://www.example.org)</code>.
        </p>
        <textarea
          id={id}
          className="field desk-long desk-markdown"
          rows={18}
          value={body}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}-help`}
        />
        {wrong.map(({ message }) => (
          <p key={message} className="desk-wrong">
            {message}
          </p>
        ))}
      </div>
      <PutPicture onPut={(markdown) => onChange(`${body.trimEnd()}\n\n${markdown}\n`)} />
      <ErrorMessage apiError={apiError} />
      <div className="desk-buttons">
        <Button variant="quiet" onClick={show}>
          {shown > 0 ? 'Show it again' : 'Show how it looks'}
        </Button>
      </div>
      {shown > 0 ? (
        <iframe className="desk-preview" title="How the words look" src={`preview/${shown}`} />
      ) : null}
    </div>
  );
}
