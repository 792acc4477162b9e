import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FormIssue } from '#desk/api-types.ts';
import { EntryOfList } from './EntryOfList.tsx';
import { FieldFrame, GroupOfFields } from './FieldFrame.tsx';
import { errorsOf } from './form-context.ts';
import { Choice, LineInput, LongText } from './inputs.tsx';
import { ListOfEntries } from './ListOfEntries.tsx';
import { PictureField } from './PictureField.tsx';

const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: GroupOfFields,
  ArrayFieldTemplate: ListOfEntries,
  ArrayFieldItemTemplate: EntryOfList,
  BaseInputTemplate: LineInput,
};

const widgets = { SelectWidget: Choice, TextareaWidget: LongText, picture: PictureField };

/** The server validates, with the schemas and checks of the build, when a form is saved. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

type Props = {
  schema: RJSFSchema;
  looks: UiSchema;
  value: unknown;
  issues: readonly FormIssue[];
  onChange: (value: unknown) => void;
  onSubmit: () => void;
  /** The buttons below. */
  children: ReactNode;
};

/** A form of a schema, drawn by the library in the look of the site. */
export function DeskForm({
  schema,
  looks: uiSchema,
  value,
  issues,
  onChange,
  onSubmit,
  children,
}: Props) {
  return (
    <Form
      className="desk-form"
      schema={schema}
      uiSchema={uiSchema}
      formData={value}
      formContext={{ value, issues }}
      extraErrors={errorsOf(issues)}
      validator={validator}
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
