// Asks a server for its pages over many connections at once, each for the next as soon as it has the last.
import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';

export type Asked = {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
};

export type Load = {
  readonly answers: number;
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
  readonly perSecond: number;
  /** From the question to the last byte of the answer, ms. */
  readonly median: number;
  readonly percentile99: number;
  readonly slowest: number;
};

const inMilliseconds = (nanoseconds: number) => Number((nanoseconds / 1e6).toFixed(1));

/** The paths come in turns, to each connection from another one on. */
export async function askSteadily({ origin, paths, connections, seconds }: Asked): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times = createHistogram();
  let answers = 0;
  let failures = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  const connection = async (_: unknown, first: number) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const asked = process.hrtime.bigint();
      try {
        const answer = await pool.request({
          path: paths[turn % paths.length] ?? '/',
          method: 'GET',
          headers: { 'accept-encoding': 'br, gzip' },
        });
        await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
        if (answer.statusCode !== 200) failures += 1;
      } catch {
        failures += 1;
      }
      answers += 1;
      times.record(process.hrtime.bigint() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const took = (performance.now() - start) / 1000;
  await pool.close();
  return {
    answers,
    failures,
    perSecond: Math.round(answers / took),
    median: inMilliseconds(times.percentile(50)),
    percentile99: inMilliseconds(times.percentile(99)),
    slowest: inMilliseconds(times.max),
  };
}
