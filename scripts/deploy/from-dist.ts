// Hosts that take the build as it is.
import type { Host } from './host.ts';

const asBuilt = { folder: 'dist', make: async () => {} };

export const cloudflare: Host = {
  ...asBuilt,
  title: 'Cloudflare',
  next: () =>
    'dist/ is ready. `npm run deploy -- cloudflare --upload` puts it there, with your account and under the name in wrangler.jsonc.',
  upload: () => [{ program: 'wrangler', args: ['deploy'] }],
  install: 'It comes with the packages: run `npm ci`.',
};

export const netlify: Host = {
  ...asBuilt,
  title: 'Netlify',
  next: () =>
    'dist/ is ready. `npm run deploy -- netlify --upload` puts it there with your account, or drag the folder onto the page of your site at app.netlify.com.',
  upload: (folder) => [
    { program: 'netlify', args: ['deploy', '--prod', '--no-build', '--dir', folder] },
  ],
  install:
    'Install it with `npm install --global netlify-cli`, or run `npx netlify-cli deploy --prod --no-build --dir dist`.',
};
