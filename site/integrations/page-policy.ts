// Astro writes a policy into each page that comes late and allows too much: after the first
// inline scripts, and with the hashes of all scripts and styles of the site. A page needs its own,
// before anything that the policy is about, and as few as can be; the others are a kilobyte before its first paint, and
// permissions that no one uses.
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const policyElement = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Browsers want it among the first 1024 bytes; nothing else may stand before the policy. */
export const charset = /<meta charset="utf-8"\s*\/?>/i;

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/**
 * The page with the styles of its head in one element, in their order: each has a hash in the policy,
 * which is the one thing in a page that cannot be compressed.
 */
export function withOneStyle(html: string): string {
  const [head = ''] = /^[\s\S]*?<\/head>/.exec(html) ?? [];
  const [first, ...rest] = [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  if (first === undefined || rest.length === 0) return html;
  const all = [first, ...rest].map(([, styles = '']) => styles).join('');
  const gathered = rest.reduce((text, [element]) => text.replace(element, ''), head);
  return (gathered + html.slice(head.length))
    .replace(first[0], () => `<style>${all}</style>`)
    .replace(policyElement, (policy) => policy.replace(hashOf(first[1] ?? ''), hashOf(all)));
}

/** The page with those hashes in its policy that belong to a script or style in the page. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, body = '']) => hashOf(body)));
  return html.replace(policyElement, (policy) =>
    policy.replace(/ ('sha256-[^']*')/g, (given, hash) => (own.has(hash) ? given : '')),
  );
}

/**
 * The page with its policy right after the character set: a policy in a page binds only what
 * stands after it.
 * @throws Error when the page has no policy, or does not say its character set.
 */
export function withPolicyFirst(html: string, page: string): string {
  const [policy] = policyElement.exec(html) ?? [];
  if (policy === undefined || !charset.test(html)) {
    const missing = policy === undefined ? 'content security policy' : '<meta charset="utf-8">';
    throw new Error(
      `The built page ${page} has no ${missing} in its head; expected one, as site/layouts/ gives it.`,
    );
  }
  return html.replace(policyElement, '').replace(charset, (element) => element + policy);
}

/** Goes over the pages of the finished site. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const name of glob('**/*.html', { cwd: dir })) {
          const page = new URL(name, dir);
          const html = await readFile(page, 'utf8');
          await writeFile(page, withPolicyFirst(withOwnHashes(withOneStyle(html)), name));
        }
      },
    },
  };
}
