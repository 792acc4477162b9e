import Form from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder, type ValidatorType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FormIssue, FormResponse } from '#desk/api-types.ts';
import { ArticleText } from './ArticleText.tsx';
import { FieldFrame, FieldGroup } from './FieldFrame.tsx';
import {
  Choice,
  EntryChecks,
  LineInput,
  LongText,
  PictureField,
  Swatch,
  YesNo,
} from './inputs.tsx';
import { EntryOfList, ListOfEntries } from './ListOfEntries.tsx';

const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: FieldGroup,
  ArrayFieldTemplate: ListOfEntries,
  ArrayFieldItemTemplate: EntryOfList,
  BaseInputTemplate: LineInput,
};

const widgets = {
  SelectWidget: Choice,
  CheckboxWidget: YesNo,
  TextareaWidget: LongText,
  picture: PictureField,
  swatch: Swatch,
  checks: EntryChecks,
  article: ArticleText,
};

/** The server validates, with the schemas and checks of the build, when a form is saved. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** The issues as the library takes them. */
function errorSchemaOf(issues: readonly FormIssue[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of issues) if (path.length > 0) errors.addErrors(message, [...path]);
  return errors.ErrorSchema;
}

type DeskFormProps = {
  draft: FormResponse;
  issues: readonly FormIssue[];
  onChange: (value: unknown) => void;
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
};

/** A form of a schema, drawn by the library in the look of the site. */
export const DeskForm = ({ draft, issues, onChange, onSubmit, children }: DeskFormProps) => (
  <Form
    className="desk-form"
    schema={draft.schema}
    uiSchema={draft.uiSchema}
    formData={draft.value}
    formContext={draft.value}
    extraErrors={errorSchemaOf(issues)}
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
