// Asks a platform one question after the other, patiently: what may pass is waited for, and all of it
// has an end. It can read and nothing else: the one question that is no GET opens the door.
import type { Dispatcher } from 'undici';
import type { ZodType } from 'zod';
import { mayChange, retryAfter } from '#http/reply.ts';
import type { Progress } from '#import/reading/export-file.ts';
import {
  type Provider,
  rateLimited,
  responseError,
  tooLong,
  unexpectedShape,
  unreadable,
} from './provider-errors.ts';
import { type ApiQuery, sendOnce } from './send-once.ts';

/** How long what is waited for, in milliseconds. */
export type RetryPolicy = {
  /** How often a question is asked at most. */
  readonly tries: number;
  /** Before the second try; before each further one twice as long. */
  readonly firstWait: number;
  /** A platform that wants to be left alone for longer is left alone. */
  readonly maxWait: number;
  /** For an answer, to its end. */
  readonly answer: number;
  /** Between two looks whether a result is ready. */
  readonly pollInterval: number;
  /** For everything. */
  readonly total: number;
  /** The longest answer that is read, in bytes. */
  readonly maxBytes: number;
  /** Waits so many milliseconds; throws when it is told to stop. */
  readonly wait: (milliseconds: number, stop: AbortSignal) => Promise<void>;
};

export class ApiClient {
  readonly #spoken: Provider;
  readonly #patience: RetryPolicy;
  readonly #dispatcher: Dispatcher;
  readonly #end: AbortSignal;
  readonly progress: Progress;

  constructor(
    spoken: Provider,
    retryPolicy: RetryPolicy,
    dispatcher: Dispatcher,
    progress: Progress,
  ) {
    this.#spoken = spoken;
    this.#patience = retryPolicy;
    this.#dispatcher = dispatcher;
    this.#end = AbortSignal.timeout(retryPolicy.total);
    this.progress = progress;
  }

  /**
   * The answer to a question, in the shape that is documented.
   * @throws ImportError, in a sentence, when there is none.
   */
  async ask<Shape>(question: ApiQuery, shape: ZodType<Shape>): Promise<Shape> {
    const text = await this.#hear(question);
    const { about } = question;
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      throw unreadable(this.#spoken, about, text);
    }
    const { data, error } = shape.safeParse(answer);
    if (data !== undefined) return data;
    const [first] = error?.issues ?? [];
    throw unexpectedShape(this.#spoken, about, first?.path ?? [], first?.message ?? '');
  }

  /** Waits until it is time to look again whether a result is ready. */
  rest(about: string): Promise<void> {
    return this.#wait(this.#patience.pollInterval, about);
  }

  async #hear(question: ApiQuery): Promise<string> {
    const { tries, firstWait, maxWait, answer, maxBytes } = this.#patience;
    for (let attempt = 1, backoff = firstWait; ; attempt += 1, backoff *= 2) {
      const reply = await sendOnce(question, {
        dispatcher: this.#dispatcher,
        signal: AbortSignal.any([this.#end, AbortSignal.timeout(answer)]),
        maxBytes,
      });
      if (reply.text !== undefined && reply.kind === 'answer' && reply.status === 200)
        return reply.text;
      if (!mayChange(reply) || attempt === tries)
        throw responseError(this.#spoken, question.about, reply);
      const rest = Math.max(backoff, retryAfter(reply, Date.now()) ?? 0);
      if (rest > maxWait) throw rateLimited(this.#spoken, rest);
      this.progress(`${this.#spoken.name} is busy, waiting ${Math.ceil(rest / 1000)} s`);
      await this.#wait(rest, question.about);
    }
  }

  async #wait(milliseconds: number, about: string): Promise<void> {
    try {
      await this.#patience.wait(milliseconds, this.#end);
    } catch {
      throw tooLong(this.#spoken, about);
    }
  }
}
