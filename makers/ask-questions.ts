// The answers of the person who starts an edition: from the options of the command, or from prompts.

import { recordOf } from '@appraisers/directory/member-fields.ts';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import { isCancel, log, text } from '@clack/prompts';
import { type EditionAnswers, editionQuestions, questionNames } from './edition-questions.ts';

/** Asks until the answer works. */
async function prompt(message: string, preset: string, read: (text: string) => Promise<string>) {
  for (;;) {
    const offered = preset && { placeholder: preset, defaultValue: preset };
    const answer = await text({ message, ...(offered || {}) });
    if (isCancel(answer)) throw new UserError('Stopped. Nothing was written.');
    try {
      return await read(answer);
    } catch (error) {
      log.error(error instanceof Error ? error.message : `${error}`);
    }
  }
}

/**
 * @param options the answers given with the command, and the state that the folder's name suggests
 * @throws UserError when an answer doesn't work, or when the person stops.
 */
export async function askQuestions(
  options: Partial<EditionAnswers>,
  { suggested, asks }: { readonly suggested: string; readonly asks: boolean },
): Promise<EditionAnswers> {
  let answers = recordOf(questionNames, () => '');
  for (const name of questionNames) {
    const { message, usual, read } = editionQuestions[name];
    const preset = usual(answers) || (name === 'state' ? suggested : '');
    const readText = async (given: string) => read(given, answers);
    const given = options[name];
    const value =
      given === undefined && asks
        ? await prompt(message, preset, readText)
        : await readText(given ?? preset);
    answers = { ...answers, [name]: value };
  }
  return answers;
}
