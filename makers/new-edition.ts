// `npm run edition -- vermont` asks a few questions, then writes the first edition of an association into
// editions/vermont and selects it. If that folder exists, the command only selects it.
//   npm run edition -- vermont --name "Vermont Appraisers" --zip 05401    answers without being asked
//   npm run edition -- FOLDER --state VT --yes --keep-selection           for tests: the usual answers, nothing selected
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { exitWithMessage, UserError } from '@appraisers/edition/loaders/content-error.ts';
import { selectionFile } from '@appraisers/edition/loaders/files.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { writeStarter } from '@appraisers/edition/starter/write-starter.ts';
import { stringify } from 'yaml';
import { askQuestions } from './ask-questions.ts';
import { describeState, findState, stateNamed } from './describe-state.ts';
import { placeOfOffice, questionNames } from './edition-questions.ts';

exitWithMessage();
const answer = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...recordOf(questionNames, () => answer),
    yes: { type: 'boolean', default: false },
    'keep-selection': { type: 'boolean', default: false },
  },
});
const { yes, 'keep-selection': keepsSelection, ...options } = values;
const [name = ''] = positionals;
if (!/^[\w./-]+$/.test(name))
  throw new UserError(
    `Name a folder, for example: npm run edition -- vermont\nYou can also answer with ${questionNames.map((name) => `--${name}`).join(', ')}.`,
  );
const folder = name.includes('/') ? name : `editions/${name}`;

function makePlaces(target: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['makers/make-places.ts'], {
    env: { ...process.env, CONTENT_DIR: target },
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(`${stderr || stdout}`.trim());
}

function selectFolder(): void {
  if (keepsSelection) return;
  writeFileSync(selectionFile, `${folder}\n`);
  console.log(`${folder} is selected: every command uses it now (${selectionFile}).`);
}

async function writeEdition(): Promise<void> {
  // Such as New Mexico for editions/new-mexico.
  const [, suggested = ''] = findState(basename(folder).replaceAll(/[-_]/g, ' ')) ?? [];
  const answers = await askQuestions(options, { suggested, asks: !yes && process.stdin.isTTY });
  // Complete before it has its name, so that a stop halfway leaves no half edition.
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    console.log(`Collecting the ZIP codes, towns, counties and map of ${answers.state}…`);
    const head =
      '# The state this edition is for (docs/content-files.md). After a change here, run\n# `npm run places`.\n';
    writeFileSync(
      `${draft}/region.yaml`,
      head + stringify(describeState(stateNamed(answers.state))),
    );
    makePlaces(draft);
    writeStarter(draft, {
      name: answers.name,
      shortName: answers.short,
      contact: {
        email: answers.email,
        phone: answers.phone,
        place: placeOfOffice(answers),
      },
      colors: { main: answers.main, accent: answers.accent },
      mark: answers.mark === '' ? undefined : readFileSync(answers.mark, 'utf8'),
    });
    openEdition(draft).validate();
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const { licensing } = openEdition(folder).region.read();
  console.log(`\nYour edition is in ${folder}. It has no members yet.`);
  selectFolder();
  console.log(`
Next:
  1. Check the licensing office in ${folder}/region.yaml: ${licensing.office}.
  2. npm run edition:check    builds and checks the site, and lists what to replace
  3. npm run dev              shows the site while you change it
  4. npm run desk             adds members, the board, events and articles with forms
  5. docs/hosting.md          puts the site online`);
}

if (existsSync(folder)) {
  console.log(`${folder} is already there, and nothing in it changed.`);
  selectFolder();
} else await writeEdition();
