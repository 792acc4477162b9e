import { Button } from '@appraisers/site/ui/Button.tsx';
import { type SubmitEvent, useState } from 'react';
import type { ColumnAnswer, DeskQuestion } from '#desk/api-types.ts';
import { hiddenRows, type ImportChoices } from '#import/reading/export-file.ts';
import { ColumnQuestion, fieldName, Radio, textareaRows } from './ColumnQuestion.tsx';

type Props = {
  questions: readonly DeskQuestion[];
  busy: boolean;
  onAnswer: (choices: ImportChoices, answers: readonly ColumnAnswer[]) => void;
};

const titles = {
  sheet: 'Several sheets have people. Which one has the members?',
  hidden: 'The workbook hides rows or columns. Are they meant to be published?',
};

/** A question about the workbook itself. */
function FileQuestion({ about, values }: DeskQuestion) {
  if (about === 'column') return null;
  return (
    <fieldset className="desk-fieldset desk-agree">
      <legend>{titles[about]}</legend>
      {about === 'sheet'
        ? values.map(({ value, count }) => (
            <Radio
              key={value}
              name="sheet"
              value={value}
              label={`${value} · ${textareaRows(count)}`}
            />
          ))
        : null}
      {about === 'hidden' ? (
        <>
          <p>{values.map(({ value, count }) => `${value}: ${textareaRows(count)}`).join('; ')}</p>
          <Radio name="hidden" value="leave-out" label="No, leave them out" />
          <Radio name="hidden" value="include" label="Yes, take them like the others" />
        </>
      ) : null}
    </fieldset>
  );
}

/** What has to be answered before an import can say who is published. Answers about columns are kept. */
export function ImportQuestions({ questions, busy, onAnswer }: Props) {
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const columns = questions.filter(({ about }) => about === 'column');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sheet = data.get('sheet');
    const answers = columns.map(({ column, values }): ColumnAnswer => {
      const valuesWith = (what: string) =>
        values
          .map(({ value }) => value)
          .filter((value) => data.get(fieldName(column, value)) === what);
      const ignore = ignored.includes(column);
      return { column, ignore, publish: valuesWith('publish'), keepOut: valuesWith('keepOut') };
    });
    onAnswer(
      {
        ...(typeof sheet === 'string' ? { sheet } : {}),
        ...(data.has('hidden')
          ? { hidden: hiddenRows.find((one) => one === data.get('hidden')) }
          : {}),
      },
      answers,
    );
  };
  return (
    <form className="desk-agree" onSubmit={submit}>
      {questions.map((question) =>
        question.about === 'column' ? (
          <ColumnQuestion
            key={question.column}
            question={question}
            ignored={ignored.includes(question.column)}
            onIgnore={(is) =>
              setIgnored((before) =>
                is
                  ? [...before, question.column]
                  : before.filter((column) => column !== question.column),
              )
            }
          />
        ) : (
          <FileQuestion key={question.about} {...question} />
        ),
      )}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          Save answers and continue
        </Button>
        <p className="desk-quiet">
          Answers about columns are saved for the next time. The list is not changed yet.
        </p>
      </div>
    </form>
  );
}
