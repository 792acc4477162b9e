import { describe, expect, it } from 'vitest';
import { meansYes } from './yes-no.ts';

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['x', true],
    ['no', false],
    ['False', false],
    ['', false],
    ['maybe', undefined],
  ])('"%s" is %s', (written, answer) => expect(meansYes(written)).toBe(answer));
});
