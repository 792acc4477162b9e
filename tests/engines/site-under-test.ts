// Serves the built site on the host's own engine, with its headers and its 404, for all journeys.
import { spawn } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/** Another one for a second run beside the first. */
const port = process.env.TEST_PORT ?? '4323';
const origin = `http://localhost:${port}`;

const answers = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

export default async function serve(project: TestProject): Promise<() => void> {
  const server = spawn('node', ['scripts/serve.ts', port], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  while (!(await answers())) {
    if (ended) throw new Error('The built site could not be served; the reason stands above.');
    await new Promise((next) => setTimeout(next, 100));
  }
  project.provide('origin', origin);
  return () => void server.kill();
}
