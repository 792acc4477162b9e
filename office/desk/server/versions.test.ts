// Real repositories: what the desk says is on the website, saved on this computer, and in no version.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { Latest } from './latest.ts';
import { saveVersion, send } from './publishing.ts';
import { versionState } from './versions.ts';

const version = (words: string) => ({ words, name: '', email: '' });

describe('an edition with a website to send to', { timeout: 30_000 }, () => {
  const desk = sampleDesk({ recorded: true });
  const latest = () =>
    new Latest(desk.edition, { backups: join(desk.folder, 'backups'), now: () => new Date() });
  const setDues = (dues: string) =>
    desk.write('facts.yaml', desk.read('facts.yaml').replace(/^dues: .*$/m, `dues: ${dues}`));
  const connect = () => {
    const website = join(desk.folder, '.git', 'website.git');
    desk.git('init', '--quiet', '--bare', website);
    desk.git('remote', 'add', 'origin', website);
  };

  it('has three states: changed, saved here, live', async () => {
    connect();
    desk.git('push', '--quiet', 'origin', 'main');
    const first = { subject: 'The first state', author: 'A volunteer' };
    setDues('$120');
    expect(await versionState(desk.edition)).toMatchObject({
      canSend: true,
      live: first,
      unsent: [],
      unsentFiles: [],
      changes: [{ title: 'Facts' }],
    });

    await saveVersion(desk.edition, version('New dues'));
    expect(await versionState(desk.edition)).toMatchObject({
      live: first,
      saved: { subject: 'New dues', author: 'A volunteer' },
      unsent: [{ subject: 'New dues', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      unsentFiles: [{ file: 'facts.yaml', title: 'Facts', how: 'changed' }],
      changes: [],
    });

    await send(desk.edition, latest());
    expect(await versionState(desk.edition)).toMatchObject({
      live: { subject: 'New dues' },
      unsent: [],
      unsentFiles: [],
    });
    expect((await send(desk.edition, latest())).messages).toEqual([
      'Nothing to send. The website has your last version.',
    ]);
  });

  it('names every file that a version would publish, also outside the content', async () => {
    connect();
    desk.git('push', '--quiet', 'origin', 'main');
    desk.write('posts/6-lot.md', '---\nid: 6\ntitle: "What a lot holds"\n---\n\nText.\n');
    desk.write('pictures/lot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(desk.folder, 'server.txt'), 'new');
    desk.git('rm', '--quiet', 'content/posts/1-redesigned-appraisal-report-uad-3-6.md');
    desk.git('add', '--all');
    desk.git('commit', '--quiet', '--message=Many files');
    const { unsentFiles } = await versionState(desk.edition);
    expect(unsentFiles.map(({ title, how }) => `${title}, ${how}`)).toEqual([
      'Picture: lot.svg, new',
      'Article: What the redesigned appraisal report changes, removed',
      'Article: What a lot holds, new',
      'File outside the content, new',
    ]);
  });

  it('has nothing live before the first version is sent', async () => {
    connect();
    const { live, unsent } = await versionState(desk.edition);
    expect(live).toBeUndefined();
    expect(unsent).toMatchObject([{ subject: 'The first state' }]);
  });
});

describe('an edition that only this computer has', () => {
  const desk = sampleDesk({ recorded: true });
  it('has its last version, and nowhere to send it', async () => {
    expect(await versionState(desk.edition)).toMatchObject({
      recorded: true,
      canSend: false,
      live: undefined,
      saved: { subject: 'The first state' },
      unsent: [],
    });
  });
});

describe('an edition without git', () => {
  const desk = sampleDesk({ recorded: false });
  it('has no versions', async () => {
    expect(await versionState(desk.edition)).toEqual({
      recorded: false,
      blocked: undefined,
      canSend: false,
      askName: false,
      live: undefined,
      saved: undefined,
      unsent: [],
      unsentFiles: [],
      changes: [],
    });
  });
});
