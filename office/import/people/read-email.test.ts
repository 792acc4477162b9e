import { describe, expect, it } from 'vitest';
import { readEmail } from './read-email.ts';

describe('a email address', () => {
  it.each([
    ['ruth@example.org', 'ruth@example.org'],
    ['RUTH@EXAMPLE.ORG', 'ruth@example.org'],
    ['Ruth.Ames@example.org', 'Ruth.Ames@example.org'],
    ['mailto:ruth@example.org', 'ruth@example.org'],
    ['Ruth Ames <ruth@example.org>', 'ruth@example.org'],
    ['none', 'none'],
    ['ruth at example.org', 'ruth at example.org'],
  ])('%s is read as %s', (written, email) => expect(readEmail(written)).toEqual({ text: email }));

  it('is the first of several', () => {
    expect(readEmail('a@example.org; b@example.org')).toEqual({
      text: 'a@example.org',
      without: '1 more',
    });
  });
});
