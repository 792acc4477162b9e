import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImportResponse } from '#desk/page/desk-api.ts';
import { sampleDesk } from '#desk/server/desk.fixture.ts';
import { importAtDesk } from '#desk/server/importing.ts';
import { readExport } from '#import/reading/read-export.ts';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import { ImportQuestions } from './ImportQuestions.tsx';

const desk = sampleDesk();

it('shows the sheet that was chosen, and none if the workbook no longer has it', async () => {
  const rows = inlineRows([
    ['First name', 'Last name', 'Email', 'ZIP'],
    ['Maeve', 'One', 'one@example.org', '84604'],
  ]);
  const names = ['Former members', 'Members 2027'];
  const workbook = zipOf(workbookOf(names.map((name) => ({ name, rows }))));
  const file = await readExport('members.xlsx', workbook);
  const shownFor = (sheet: string) => {
    const answers = { sheet };
    const request = { answers, save: 'nothing' as const, agreed: [] };
    const response = JSON.stringify(importAtDesk(desk.edition, file, request, new Date()));
    const report: ImportResponse = JSON.parse(response);
    const props = { report, answers, onSend: () => undefined };
    const html = renderToStaticMarkup(createElement(ImportQuestions, props));
    return / checked=""[^>]* value="([^"]*)"/.exec(html)?.[1];
  };
  expect(shownFor('members 2027')).toBe('Members 2027');
  expect(shownFor('Members 2026')).toBe(undefined);
});
