// What the workflow that publishes decides, with a fake of GitHub's own program, and what it says.
import { expect, it } from 'vitest';
import { startJob } from './workflow-job.fixture.ts';

const noHost = /^Nothing was published, because no host is set up\..*publish-without-terminal\.md/;

/** Runs the step that chooses the host, where GitHub Pages serves this address and these workflows are off. */
function choose(env: Readonly<Record<string, string>>, pages = '', off = '') {
  const job = startJob('deploy.yml');
  // GitHub answers with an error where Pages isn't set up.
  job.fake(
    'gh',
    `case "$2" in */pages) echo "${pages}"; [ -n "${pages}" ];; *) echo "${off}";; esac`,
  );
  const all = { CLOUDFLARE: 'false', NETLIFY: 'false', NETLIFY_SITE_ID: '', GH_REPO: 'owner/site' };
  const { status, stdout } = job.runStep('Choose the host', {
    ...all,
    GITHUB_SERVER_URL: 'https://github.com',
    ...env,
  });
  return { status, stdout, output: job.read('output'), summary: job.read('summary') };
}

it.each([
  ['no host', {}, '', 'host=\npages=\n'],
  ['a token for Cloudflare', { CLOUDFLARE: 'true' }, '', 'host=cloudflare\npages=\n'],
  [
    'a token and a site of Netlify',
    { NETLIFY: 'true', NETLIFY_SITE_ID: 'a' },
    '',
    'host=netlify\npages=\n',
  ],
  [
    'a project of GitHub Pages',
    {},
    'https://owner.github.io/site/',
    'host=github-pages\npages=https://owner.github.io/site\n',
  ],
  [
    'a domain of its own there',
    {},
    'https://www.example.org/',
    'host=github-pages\npages=https://www.example.org\n',
  ],
] as const)('with %s', (_, env, pages, output) => {
  const done = choose(env, pages);
  expect(done).toMatchObject({ status: 0, output });
  expect(done.summary).toMatch(output.startsWith('host=\n') ? noHost : /^$/);
});

it('stops without the site of Netlify, and says what to add', () =>
  expect(choose({ NETLIFY: 'true' })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Add the variable NETLIFY_SITE_ID.'),
  }));

it('names the workflows that are turned off', () =>
  expect(choose({ CLOUDFLARE: 'true' }, '', 'Links, Members').summary).toContain(
    'Turned off: Links, Members. To turn a workflow on, open Actions',
  ));

it.each([
  ['--upload', 'https://site.owner.workers.dev'],
  ['--preview', 'https://a1b2-site.owner.workers.dev'],
])('%s gives the address to GitHub', (MODE, url) => {
  const job = startJob('deploy.yml');
  job.fake('npm', `echo "$@" > ${job.at('args')}; echo "Uploaded"; echo "  ${url}"`);
  expect(job.runStep('Publish', { HOST: 'cloudflare', MODE }).status).toBe(0);
  expect(job.read('args')).toBe(`run deploy -- cloudflare ${MODE}\n`);
  expect(job.read('output')).toBe(`url=${url}\n`);
  expect(job.read('summary')).toContain(url);
});

it('a failed upload fails the step', () => {
  const job = startJob('deploy.yml');
  job.fake('npm', 'exit 1');
  expect(job.runStep('Publish', { HOST: 'cloudflare', MODE: '--upload' }).status).toBe(1);
});

it.each([
  ['https://owner.github.io/site', '/site', /^$/],
  [
    'https://www.example.org',
    '',
    /^Search engines.*Enter https:\/\/www\.example\.org as `url` in site\.yaml\./,
  ],
])(
  'a site at %s is built for that path, and the page of the run names a wrong url',
  (PAGES, path, summary) => {
    const job = startJob('deploy.yml');
    const page = '<link rel=\\"canonical\\" href=\\"https://owner.github.io/site/\\">';
    const folder = '.built/hosts/github-pages';
    job.fake(
      'npm',
      `mkdir -p ${folder}; echo "${page}" > ${folder}/index.html; echo "path=$SITE_PATH" > ${job.at('args')}`,
    );
    expect(job.runStep('Make the site for GitHub Pages', { PAGES }).status).toBe(0);
    expect(job.read('args')).toBe(`path=${path}\n`);
    expect(job.read('summary')).toMatch(summary);
  },
);
