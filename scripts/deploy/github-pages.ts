// GitHub Pages shows the branch gh-pages of a repository. It reads nothing that would set a header.
import { writeFile } from 'node:fs/promises';
import { copySite, nameOf } from './built-site.ts';
import type { Host } from './host.ts';

const branch = 'gh-pages';

export const githubPages: Host = {
  title: 'GitHub Pages',
  folder: '.built/hosts/github-pages',
  make: async (built, folder) => {
    copySite(built.folder, folder);
    // Without it, folders whose names begin with "_" are left out.
    await writeFile(`${folder}/.nojekyll`, '');
    const name = nameOf(built);
    if (!name.endsWith('.github.io')) await writeFile(`${folder}/CNAME`, `${name}\n`);
  },
  next: () =>
    '.built/hosts/github-pages/ is ready. `npm run deploy -- github-pages --upload git@github.com:you/repository.git` puts it there, ' +
    `in the place of what its branch ${branch} holds.`,
  target: 'git@github.com:you/repository.git',
  upload: (folder, target) => {
    const git = (...args: string[]) => ({ program: 'git', args: ['-C', folder, ...args] });
    return [
      git('init', '--quiet', '--initial-branch', branch),
      // To the byte: the worker takes files only as they were built. And nothing is to be left out.
      git('-c', 'core.autocrlf=false', 'add', '--all', '--force'),
      git('commit', '--quiet', '--message', 'The site'),
      git('push', '--force', target, branch),
    ];
  },
  install: 'It is at git-scm.com.',
};
