// The files for editors agree with package.json.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { scripts, devDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    devDependencies: z.object({ node: z.string() }),
  })
  .parse(read('package.json'));

it('every tool uses the same Node', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node);
  const { image } = z.object({ image: z.string() }).parse(read('.devcontainer/devcontainer.json'));
  expect(image).toContain(`:${devDependencies.node.split('.')[0]}-`);
});

it('every task of the editor is a command', () => {
  const { tasks } = z
    .object({ tasks: z.array(z.object({ script: z.string() })) })
    .parse(read('.vscode/tasks.json'));
  for (const { script } of tasks) expect(Object.keys(scripts)).toContain(script);
});
