// The questions of an import about who may be published.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import type { ColumnAnswer, DeskQuestion } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledCheck, submittedInput } from '#desk/page/Screen.tsx';
import type { ColumnChoice } from '#import/columns/column-choices.ts';

const words = deskWords.importQuestions;

/** The name of the input for a value of a column, or for the column as a whole. */
const inputName = (column: string, value?: string) => JSON.stringify([column, value]);

const counted = ({ value, count }: DeskQuestion['values'][number]) =>
  `${value} · ${words.rows(count)}`;

type GroupProps = { legend: string; disabled?: boolean; children: ReactNode };

function Group({ legend, disabled, children }: GroupProps) {
  return (
    <fieldset className="desk-fieldset mt-4 grid gap-3" disabled={disabled}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type QuestionProps = { question: DeskQuestion };

/** A column that the import doesn't understand: the meaning of each value, or to ignore the column. */
function ColumnQuestion({ question: { column, values, more } }: QuestionProps) {
  const [isIgnored, setIsIgnored] = useState(false);
  return (
    <Group legend={words.column(column)}>
      {values.map((each) => {
        const radio = { type: 'radio', required: true, name: inputName(column, each.value) };
        return (
          <Group key={each.value} legend={counted(each)} disabled={isIgnored}>
            <LabeledCheck {...radio} value="publish" label={words.publish} />
            <LabeledCheck {...radio} value="keepOut" label={words.keepOut} />
          </Group>
        );
      })}
      {more > 0 ? <p className="desk-quiet">{words.more(more)}</p> : null}
      <LabeledCheck
        type="checkbox"
        name={inputName(column)}
        label={words.ignore}
        checked={isIgnored}
        onChange={({ target }) => setIsIgnored(target.checked)}
      />
    </Group>
  );
}

/** A question about the workbook itself. */
function FileQuestion({ question: { about, values } }: QuestionProps) {
  const radio = { type: 'radio', required: true, name: about };
  if (about === 'sheet')
    return (
      <Group legend={words.sheet}>
        {values.map((each) => (
          <LabeledCheck key={each.value} {...radio} value={each.value} label={counted(each)} />
        ))}
      </Group>
    );
  return (
    <Group legend={words.hidden}>
      <p>{values.map(({ value, count }) => `${value}: ${words.rows(count)}`).join('; ')}</p>
      <LabeledCheck {...radio} value="leave-out" label={words.leaveOut} />
      <LabeledCheck {...radio} value="include" label={words.include} />
    </Group>
  );
}

/** The answer about a column, which is stored for the next import. */
function columnAnswer(input: Choices, { column, values }: DeskQuestion): ColumnAnswer {
  const valuesWith = (answer: string) =>
    values.map(({ value }) => value).filter((value) => input[inputName(column, value)] === answer);
  const ignore = inputName(column) in input;
  return { column, ignore, publish: valuesWith('publish'), keepOut: valuesWith('keepOut') };
}

/** The choices about the file: `sheet` and `hidden`. */
export type Choices = Readonly<Record<string, string>>;

/** What the volunteer said: about the file, about who may be published, and what columns hold. */
export type ImportAnswers = {
  readonly chosen?: Choices;
  readonly answers?: readonly ColumnAnswer[];
  readonly columns?: readonly ColumnChoice[];
};

type QuestionsProps = {
  questions: readonly DeskQuestion[];
  busy: boolean;
  onAnswer: (answers: ImportAnswers) => void;
};

export function ImportQuestions({ questions, busy, onAnswer }: QuestionsProps) {
  const columns = questions.filter(({ about }) => about === 'column');
  const aboutFile = questions.filter(({ about }) => about !== 'column');
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        const input = submittedInput(event);
        const choices = aboutFile.map(({ about }) => [about, input[about] ?? ''] as const);
        onAnswer({
          chosen: Object.fromEntries(choices),
          answers: columns.map((question) => columnAnswer(input, question)),
        });
      }}
    >
      {questions.map((question) =>
        question.about === 'column' ? (
          <ColumnQuestion key={question.column} question={question} />
        ) : (
          <FileQuestion key={question.about} question={question} />
        ),
      )}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
        <p className="desk-quiet">{words.note}</p>
      </div>
    </form>
  );
}
