// The library asks somebody whether a value is right. Here that is the program, with the very schemas
// and checks of the build, when something is saved: no second opinion is given in the page.
import type { ValidatorType } from '@rjsf/utils';

export const noJudge: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
