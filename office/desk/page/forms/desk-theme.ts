// How the form library draws a form in the look of the site.
import type { ValidatorType } from '@rjsf/utils';
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

/** The server validates, with the schemas and checks of the build, when a form is saved. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

export const deskTheme = {
  validator,
  noHtml5Validate: true,
  showErrorList: false,
  templates: {
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate: FieldGroup,
    ArrayFieldTemplate: ListOfEntries,
    ArrayFieldItemTemplate: EntryOfList,
    BaseInputTemplate: LineInput,
  },
  widgets: {
    SelectWidget: Choice,
    CheckboxWidget: YesNo,
    TextareaWidget: LongText,
    picture: PictureField,
    swatch: Swatch,
    checks: EntryChecks,
    article: ArticleText,
  },
  experimental_defaultFormStateBehavior: {
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
    requiredBooleanDefault: 'skip',
  },
} as const;
