import { expect, it } from 'vitest';
import { deployOptions } from './deploy-options.ts';

it.each([
  [['nginx'], 'nginx', undefined, ''],
  [['cloudflare', '--upload'], 'Cloudflare', 'upload', ''],
  [['netlify', '--preview'], 'Netlify', 'preview', ''],
  [['apache', '--upload', 'me@server:/var/www/a'], 'Apache', 'upload', 'me@server:/var/www/a'],
  [['--upload', 'github-pages', '../pages.git'], 'GitHub Pages', 'upload', '../pages.git'],
])('%j is read', (args, title, send, destination) =>
  expect(deployOptions(args)).toMatchObject({ host: { title }, send, destination }),
);

it.each([
  [[], /^Name a host, as in .*: cloudflare, netlify, nginx, apache, github-pages\.$/],
  [['heroku'], /^Name a host/],
  [['constructor'], /^Name a host/],
  [['nginx', '--force'], /^Unknown option '--force'/],
  [['nginx', '--preview'], /^nginx has no previews\. Remove --preview\.$/],
  [['nginx', '--upload'], /^There is no destination\. .*nginx --upload you@server:/],
  [['github-pages', '--upload'], /^There is no destination\. .*--upload git@github\.com:you\//],
  [['nginx', 'me@server:/var/www/a'], /^The command doesn't use "me@.* add --upload/],
  [['netlify', '--upload', 'me@server:/a'], /^The command doesn't use "me@server:\/a"\. Remove/],
  [['nginx', '--upload', 'a', 'b'], /^The command doesn't use "b"\. Remove it/],
])('%j is rejected with a message', (args, message) =>
  expect(() => deployOptions(args)).toThrow(message),
);
