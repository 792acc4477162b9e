import type { ReactNode } from 'react';
import { Refusing } from '#desk/page/Says.tsx';
import type { FormAnswer, Problem } from '#desk/shapes.ts';
import { DeskForm } from './DeskForm.tsx';
import { fieldId } from './form-context.ts';
import { SaveRow } from './SaveRow.tsx';
import { type Saved, useTyping } from './use-typing.ts';

type Props = {
  answer: FormAnswer;
  save: (typed: FormAnswer) => Promise<Saved<FormAnswer>>;
  /** Further buttons, which may do something that is refused. */
  further?: (attempt: (work: () => Promise<void>) => Promise<void>, typed: FormAnswer) => ReactNode;
};

export const fieldOf = (path: Problem['path']) => (path.length > 0 ? fieldId(path) : undefined);

/** A form with its button, what was said when it was saved, and why it was not. */
export function FormPart({ answer, save, further }: Props) {
  const typing = useTyping(answer, save);
  const { typed, type, refusal } = typing;
  return (
    <>
      <Refusing refusal={refusal} fieldOf={fieldOf} />
      <DeskForm
        schema={typed.schema}
        looks={typed.looks}
        value={typed.value}
        problems={refusal?.problems ?? []}
        onChange={(value) => type({ value })}
        onSubmit={typing.save}
      >
        <SaveRow {...typing}>{further?.(typing.attempt, typed)}</SaveRow>
      </DeskForm>
    </>
  );
}
