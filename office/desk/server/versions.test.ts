// Real repositories: what the desk says is on the website, saved on this computer, and in no version.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { twoDesks } from './two-desks.fixture.ts';
import { versionState } from './versions.ts';

describe('an edition with a website to send to', { timeout: 30_000 }, () => {
  const { ada } = twoDesks();

  it('has three states: changed, saved here, live', async () => {
    const first = { subject: 'The first state', author: 'Ada' };
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    expect(await versionState(ada.edition)).toMatchObject({
      canSend: true,
      live: first,
      unsent: [],
      unsentFiles: [],
      changes: [{ title: 'Facts' }],
    });

    await ada.save('New dues');
    expect(await versionState(ada.edition)).toMatchObject({
      live: first,
      saved: { subject: 'New dues', author: 'Ada' },
      unsent: [{ subject: 'New dues', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      unsentFiles: [{ file: 'facts.yaml', title: 'Facts', how: 'changed' }],
      changes: [],
    });

    await ada.send();
    expect(await versionState(ada.edition)).toMatchObject({
      live: { subject: 'New dues' },
      unsent: [],
      unsentFiles: [],
    });
    expect((await ada.send()).messages).toEqual([
      'Nothing to send. The website has your last version.',
    ]);
  });

  it('names every file that a version would publish, also outside the content', async () => {
    ada.write('posts/6-lot.md', '---\nid: 6\ntitle: "What a lot holds"\n---\n\nText.\n');
    ada.write('pictures/lot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(ada.folder, 'server.txt'), 'new');
    ada.git('rm', '--quiet', 'content/posts/1-redesigned-appraisal-report-uad-3-6.md');
    ada.git('add', '--all');
    ada.git('commit', '--quiet', '--message=Many files');
    const { unsentFiles } = await versionState(ada.edition);
    expect(unsentFiles.map(({ title, how }) => `${title}, ${how}`)).toEqual([
      'Picture: lot.svg, new',
      'Article: What the redesigned appraisal report changes, removed',
      'Article: What a lot holds, new',
      'File outside the content, new',
    ]);
  });
});
