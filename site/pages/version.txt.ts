// The version of the repository that this build is made of. The desk asks for it after publishing. Empty without git.
import { spawnSync } from 'node:child_process';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return new Response(status === 0 ? stdout : '');
};
