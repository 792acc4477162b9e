// The press writes into each page the hashes of all scripts and styles of the site. A page needs
// its own; the others are a kilobyte before its first paint, and permissions that nobody uses.
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/** The page with those hashes in its policy that belong to a script or style in the page. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, body = '']) => hashOf(body)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ ('sha256-[^']*')/g, (given, hash) => (own.has(hash) ? given : '')),
  );
}

/** Goes over the pages of the finished site. */
export function ownHashes(): AstroIntegration {
  return {
    name: 'own-hashes',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const name of glob('**/*.html', { cwd: dir })) {
          const page = new URL(name, dir);
          await writeFile(page, withOwnHashes(await readFile(page, 'utf8')));
        }
      },
    },
  };
}
