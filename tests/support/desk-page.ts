// A desk for each file of browser tests, on a copy of editions/journeys in a Git repository of its own, and another
// volunteer, who publishes from a clone of the same website.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Git in a folder, where a person works. */
function gitIn(folder: string, person = 'A volunteer') {
  const author = ['-c', `user.name=${person}`, '-c', 'user.email=volunteer@example.org'];
  return (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8', env });
}

function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'desk-journey-'));
  const [website, clone] = [join(folder, '.git', 'website.git'), join(folder, '.git', 'other')];
  const [git, other] = [gitIn(folder), gitIn(clone, 'Ben Okafor')];
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A volunteer');
  git('config', 'user.email', 'volunteer@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message=The first state');
  git('clone', '--quiet', '--bare', folder, website);
  git('remote', 'add', 'origin', website);
  git('pull', '--quiet', '--set-upstream', 'origin', 'main');
  git('clone', '--quiet', website, clone);
  return {
    folder,
    git,
    read: (file: string) => readFileSync(join(folder, 'content', file), 'utf8'),
    /** A file of the edition on the website. */
    published: (file: string) => gitIn(website)('show', `main:content/${file}`),
    /** Publishes a change of the other volunteer. */
    publishAsOther: (subject: string, file: string, change: (text: string) => string) => {
      other('pull', '--quiet', '--ff-only');
      const path = join(clone, 'content', file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      other('commit', '--quiet', '--all', `--message=${subject}`);
      other('push', '--quiet', 'origin', 'main');
    },
  };
}

type Repository = ReturnType<typeof makeRepository>;

/** Opens a desk and waits until it prints its address, which includes the secret. */
export async function openDesk(prepare: (repository: Repository) => void) {
  const repository = makeRepository();
  prepare(repository);
  const { folder } = repository;
  const child = spawn(process.execPath, ['office/desk.ts', '--no-open'], {
    env: { ...env, CONTENT_DIR: join(folder, 'content') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((end) => child.once('exit', end));
  const address = await new Promise<string>((found, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [printed] = /http:\S+/.exec(text) ?? [];
      if (printed) found(printed);
    });
    child.once('exit', () => failed(new Error('The desk did not open.')));
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...repository, address, close };
}

/** Rejected requests and a stopped desk are expected here. */
const expectedErrors =
  /status of (409|422)|DetailedError: 422|ERR_(CONNECTION_[A-Z]+|FAILED)|ERR_EMPTY_RESPONSE|Blocked script .*about:srcdoc/;

/** A test with a desk, which the tests of a file share. It fails on an error in the console. */
export const deskTest = (prepare: (repository: Repository) => void = () => undefined) =>
  base.extend<{ issues: string[] }, { desk: Awaited<ReturnType<typeof openDesk>> }>({
    desk: [
      async ({ browserName: _any }, use) => {
        const desk = await openDesk(prepare);
        await use(desk);
        await desk.close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ desk }, use) => use(desk.address),
    issues: [
      async ({ page }, use) => {
        const issues: string[] = [];
        page.on('pageerror', (error) => issues.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error' && !expectedErrors.test(message.text()))
            issues.push(`${message.text()} ${message.location().url}`);
        });
        await use(issues);
        expect(issues, 'errors in the console').toEqual([]);
      },
      { auto: true },
    ],
  });

export const pressSave = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** Chooses a sample export on the open screen, decides its columns once, and waits until it can be saved. */
export async function importSample(page: Page): Promise<void> {
  await page
    .getByLabel('Drop the export here')
    .setInputFiles('office/import/samples/wild-apricot.csv');
  await page.getByLabel('What “Notes” has').selectOption('Not used');
  await page.getByLabel('Certified Residential ·').check();
  await page.getByRole('button', { name: 'Use these answers' }).click();
  await expect(page.getByRole('button', { name: 'Save the list' })).toBeEnabled();
}
