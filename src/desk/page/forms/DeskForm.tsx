import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Problem } from '#desk/shapes.ts';
import { Choice } from './Choice.tsx';
import { EntryOfList } from './EntryOfList.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { errorsOf } from './form-context.ts';
import { GroupOfFields } from './GroupOfFields.tsx';
import { ListOfEntries } from './ListOfEntries.tsx';
import { LongText } from './LongText.tsx';
import { noJudge } from './no-judge.ts';
import { PictureField } from './PictureField.tsx';
import { TypedInput } from './TypedInput.tsx';

const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: GroupOfFields,
  ArrayFieldTemplate: ListOfEntries,
  ArrayFieldItemTemplate: EntryOfList,
  BaseInputTemplate: TypedInput,
};

const widgets = { SelectWidget: Choice, TextareaWidget: LongText, picture: PictureField };

type Props = {
  schema: RJSFSchema;
  looks: UiSchema;
  value: unknown;
  problems: readonly Problem[];
  onChange: (value: unknown) => void;
  onSubmit: () => void;
  /** The buttons below. */
  children: ReactNode;
};

/** A form of a schema, drawn by the library in the look of the site. */
export function DeskForm({ schema, looks, value, problems, onChange, onSubmit, children }: Props) {
  return (
    <Form
      className="desk-form"
      schema={schema}
      uiSchema={looks}
      formData={value}
      formContext={{ value, problems }}
      extraErrors={errorsOf(problems)}
      validator={noJudge}
      templates={templates}
      widgets={widgets}
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
        requiredBooleanDefault: 'skip',
      }}
      onChange={({ formData }) => onChange(formData)}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
