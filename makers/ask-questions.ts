// The answers of the person who starts an edition: from the options of the command, or from prompts.
import { isCancel, log, text } from '@clack/prompts';
import { type EditionAnswers, editionQuestions } from './edition-questions.ts';
import { MakerError } from './load-package.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/**
 * @param options the answers given with the command, and the state that the folder's name suggests
 * @throws MakerError when an answer doesn't work, or when the person stops.
 */
export async function askQuestions(
  options: EditionAnswers,
  { suggested, asks }: { readonly suggested: string; readonly asks: boolean },
): Promise<Required<EditionAnswers>> {
  let answers: EditionAnswers = {};
  for (const [name, { message, usual, read, note }] of editionQuestions) {
    const given = options[name];
    const preset = usual(answers) || (name === 'state' ? suggested : '');
    const answered =
      given === undefined && asks
        ? await prompt(message, preset, (text) => read(text, answers))
        : given;
    const value = await read(answered ?? preset, answers);
    const remark = note?.(value, answers);
    if (remark) log.info(remark);
    answers = { ...answers, [name]: value };
  }
  const { state = '', name = '', short = '', zip = '', email = '', phone = '' } = answers;
  const { main = '', accent = '', mark = '' } = answers;
  return { state, name, short, zip, email, phone, main, accent, mark };
}

/** Asks until the answer works. */
async function prompt(
  message: string,
  preset: string,
  read: (text: string) => string | Promise<string>,
): Promise<string> {
  for (;;) {
    const answer = await text({
      message,
      ...(preset && { placeholder: preset, defaultValue: preset }),
    });
    if (isCancel(answer)) throw new MakerError('Stopped. Nothing was written.');
    try {
      await read(answer);
      return answer;
    } catch (error) {
      log.error(messageOf(error));
    }
  }
}
