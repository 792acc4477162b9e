import { describe, expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';
import { SampleScreen } from './screen.fixture.ts';

describe('the line of progress', () => {
  it('says how far it is, each time in the place of what it said before, and goes away', () => {
    const screen = new SampleScreen(true);
    const line = progressLine(screen);
    line.show('2,000 rows');
    expect(screen.seen).toBe('Reading: 2,000 rows');
    line.show('4,000 rows');
    expect(screen.seen).toBe('Reading: 4,000 rows');
    line.clear();
    expect(screen.seen).toBe('');
  });

  it('takes nothing away where it has said nothing', () => {
    const screen = new SampleScreen(true);
    progressLine(screen).clear();
    expect(screen.written).toBe('');
  });

  it('stays on one line', () => {
    const screen = new SampleScreen(true);
    progressLine(screen).show('x'.repeat(500));
    expect(screen.seen.length).toBeLessThan(80);
  });

  it('says nothing where no one watches', () => {
    const screen = new SampleScreen(false);
    const line = progressLine(screen);
    line.show('2,000 rows');
    line.clear();
    expect(screen.written).toBe('');
  });
});
