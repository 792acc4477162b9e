import { describe, expect, it } from 'vitest';
import { cleanText, hasLostLetters, isFormula } from './clean-text.ts';

describe('the text of a cell', () => {
  it.each([
    ['  Ruth   Ames ', 'Ruth Ames'],
    ['Ruth\u00A0Ames', 'Ruth Ames'],
    ['\u200Eruth@example.org\u200B', 'ruth@example.org'],
    ['Jose\u0301', 'José'],
    ["'+1 801 555 0101", '+1 801 555 0101'],
    ["'=1+1", '=1+1'],
    ["'t Hooft", "'t Hooft"],
  ])('%j is read as %j', (written, read) => expect(cleanText(written)).toBe(read));

  it.each(['=1+1', '+1', '-x', '@x', '\tx', '＝x'])('%j is a formula to a spreadsheet', (cell) =>
    expect(isFormula(cell)).toBe(true),
  );

  it.each(['Jos\uFFFD', 'JosÃ©', 'Jos?fina', 'Oâ€™Brien'])('%s has lost letters', (cell) =>
    expect(hasLostLetters(cell)).toBe(true),
  );
  it.each(['José', 'Zoë Ames', 'Who?', 'Âne'])('%s has not', (cell) =>
    expect(hasLostLetters(cell)).toBe(false),
  );
});
