import { useState } from 'react';
import { give, refusalOf } from '#desk/page/ask.ts';
import { Refusing } from '#desk/page/Says.tsx';
import type { Problem, Refusal } from '#desk/shapes.ts';
import { Button } from '#ui/Button.tsx';
import { PutPicture } from './PutPicture.tsx';

type Props = {
  id: string;
  body: string;
  wrong: readonly Problem[];
  onChange: (body: string) => void;
};

/** The words of an article: a field for Markdown, pictures to put into it, and how it looks. */
export function ArticleWords({ id, body, wrong, onChange }: Props) {
  const [shown, setShown] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const show = async () => {
    setRefusal(undefined);
    try {
      await give('POST', 'preview', body);
      setShown((times) => times + 1);
    } catch (error) {
      setRefusal(refusalOf(error));
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
        {wrong.map(({ says }) => (
          <p key={says} className="desk-wrong">
            {says}
          </p>
        ))}
      </div>
      <PutPicture onPut={(markdown) => onChange(`${body.trimEnd()}\n\n${markdown}\n`)} />
      <Refusing refusal={refusal} />
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
