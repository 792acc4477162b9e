// How the page asks its program, which is on the same computer.
import type { Refusal } from '#desk/shapes.ts';

/** The program has not done what was asked, and says why. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

const ended =
  'The program of the desk does not answer. Start it again (npm run desk), and go on in the page that it opens. What you typed into a form is still here: copy what is long.';

const isRefusal = (answer: unknown): answer is Refusal =>
  answer !== null && typeof answer === 'object' && 'sentence' in answer && 'problems' in answer;

async function answerTo(path: string, given: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, given);
  } catch {
    throw new Refused({ sentence: ended, problems: [] });
  }
  if (answer.ok) return answer;
  const says: unknown = await answer.json().catch(() => undefined);
  throw new Refused(isRefusal(says) ? says : { sentence: ended, problems: [] });
}

async function asked<Answer>(path: string, given: RequestInit): Promise<Answer> {
  return (await answerTo(path, given)).json();
}

export const ask = <Answer>(path: string): Promise<Answer> => asked(`api/${path}`, {});

export const tell = <Answer>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown) =>
  asked<Answer>(`api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Gives the program the bytes of a file, or a text. */
export const give = <Answer>(method: 'PUT' | 'POST', path: string, body: Blob | string) =>
  asked<Answer>(`api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
  });

/** A file of the program, with the name it is to have. */
export async function fetchFile(path: string): Promise<{ name: string; file: Blob }> {
  const given = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await answerTo(`api/${path}`, given);
  return { name: answer.headers.get('X-File-Name') ?? 'edition.zip', file: await answer.blob() };
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { sentence: String(error), problems: [] };
