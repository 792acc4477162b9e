import { describe, expect, it } from 'vitest';
import { deployOptions } from './deploy-options.ts';

describe('the options of the command', () => {
  it.each([
    [['nginx'], 'nginx', false, ''],
    [['cloudflare', '--upload'], 'Cloudflare', true, ''],
    [['apache', '--upload', 'me@server:/var/www/a'], 'Apache', true, 'me@server:/var/www/a'],
    [['--upload', 'github-pages', '../pages.git'], 'GitHub Pages', true, '../pages.git'],
  ])('%j', (args, title, upload, target) => {
    expect(deployOptions(args)).toMatchObject({ host: { title }, upload, target });
  });

  it.each([
    [[], /^Say which host .*cloudflare, netlify, nginx, apache, github-pages\.$/],
    [['heroku'], /^No host is called "heroku"\. There are cloudflare, /],
    [['nginx', '--force'], /^There is no option "--force"; there is only --upload\.$/],
    [['nginx', '--upload'], /^Say where it is to go: .*nginx --upload you@server:/],
    [['github-pages', '--upload'], /^Say where it is to go: .*--upload git@github\.com:you\//],
    [['nginx', 'me@server:/var/www/a'], /nothing is uploaded without --upload/],
    [['netlify', '--upload', 'me@server:/a'], /^Netlify needs no "me@server:\/a"/],
    [['nginx', '--upload', 'a', 'b'], /^"b" is more than/],
    [['constructor'], /^No host is called "constructor"/],
  ])('%j is rejected with a message', (args, message) => {
    expect(deployOptions(args)).toMatch(message);
  });
});
