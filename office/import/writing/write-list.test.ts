import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleList } from '#import/import.fixture.ts';
import { systemError } from '#import/import-error.ts';
import { writeList } from './write-list.ts';

/** The file whose writing fails halfway, and how. */
const broken = vi.hoisted(() => ({ name: '', code: '' }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const write: typeof fs.writeFileSync = (path, content, options) => {
    if (broken.name === '' || !`${String(path)}`.includes(`.${broken.name}.`))
      return fs.writeFileSync(path, content, options);
    fs.writeFileSync(path, 'id,firs', options);
    throw Object.assign(new Error('write'), { code: broken.code, syscall: 'write' });
  };
  return { ...fs, writeFileSync: write };
});

const list = sampleList(12);
let folder = '';
const files = () => ({
  members: join(folder, 'members.csv'),
  numbers: join(folder, 'member-numbers.csv'),
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-list-'));
  writeFileSync(files().members, list.bytes ?? '');
});
afterEach(() => {
  broken.name = '';
  rmSync(folder, { recursive: true });
});

const write = () => writeList(files(), list, { members: 'new\n', numbers: '1,900\n' });

describe('a list that cannot be written', () => {
  it.each(['members.csv', 'member-numbers.csv'])(
    'stays as it was, with its numbers, when %s fails halfway',
    (name) => {
      for (const numbers of [undefined, 'id,platformId\n1,700\n']) {
        broken.name = '';
        if (numbers !== undefined) writeFileSync(files().numbers, numbers);
        Object.assign(broken, { name, code: 'ENOSPC' });
        expect(write).toThrow();
        expect(readFileSync(files().members)).toEqual(Buffer.from(list.bytes ?? ''));
        expect(existsSync(files().numbers)).toBe(numbers !== undefined);
        if (numbers !== undefined) expect(readFileSync(files().numbers, 'utf8')).toBe(numbers);
        const left = readdirSync(folder, { recursive: true }).map(String);
        expect(left.filter((file) => file.endsWith('.part'))).toEqual([]);
      }
    },
  );

  it.each([
    ['ENOSPC', "doesn't fit on the disk. Free some space"],
    ['EROFS', 'is on a read-only disk. Use another folder.'],
    ['EBUSY', 'is open in another program. Close it there'],
    ['EPERM', 'open in another program. Close it there'],
    ['EACCES', "can't be opened by this account. Check its permissions."],
  ])('is explained: %s', (code, reason) => {
    Object.assign(broken, { name: 'members.csv', code });
    let thrown: unknown;
    try {
      write();
    } catch (error) {
      thrown = error;
    }
    const message = systemError(thrown, 'The list')?.message;
    expect(message).toContain(reason);
    expect(message).toContain(`(${files().members})`);
  });
});
