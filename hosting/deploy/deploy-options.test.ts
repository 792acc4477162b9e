import { describe, expect, it } from 'vitest';
import { deployOptions } from './deploy-options.ts';

describe('the options of the command', () => {
  it.each([
    [['nginx'], 'nginx', undefined, ''],
    [['cloudflare', '--upload'], 'Cloudflare', 'upload', ''],
    [['netlify', '--preview'], 'Netlify', 'preview', ''],
    [['apache', '--upload', 'me@server:/var/www/a'], 'Apache', 'upload', 'me@server:/var/www/a'],
    [['--upload', 'github-pages', '../pages.git'], 'GitHub Pages', 'upload', '../pages.git'],
  ])('%j', (args, title, send, target) => {
    expect(deployOptions(args)).toMatchObject({ host: { title }, send, target });
  });

  it.each([
    [[], /^There is no host\. .*: cloudflare, netlify, nginx, apache, github-pages\.$/],
    [['heroku'], /^There is no host called "heroku"\. Use one of these: cloudflare, /],
    [
      ['nginx', '--force'],
      /^There is no option "--force"\. Remove it, or use --upload or --preview\.$/,
    ],
    [['nginx', '--preview'], /^nginx has no previews\. Remove --preview\.$/],
    [['nginx', '--upload'], /^There is no destination\. .*nginx --upload you@server:/],
    [['github-pages', '--upload'], /^There is no destination\. .*--upload git@github\.com:you\//],
    [
      ['nginx', 'me@server:/var/www/a'],
      /but nothing would be uploaded\. Add --upload before it\.$/,
    ],
    [
      ['netlify', '--upload', 'me@server:/a'],
      /^Netlify doesn't use the destination "me@server:\/a"\. Remove it/,
    ],
    [['nginx', '--upload', 'a', 'b'], /^The command doesn't use "b"\. Remove it\.$/],
    [['constructor'], /^There is no host called "constructor"/],
  ])('%j is rejected with a message', (args, message) =>
    expect(deployOptions(args)).toMatch(message),
  );
});
