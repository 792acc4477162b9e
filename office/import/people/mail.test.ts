import { describe, expect, it } from 'vitest';
import { readMail } from './mail.ts';

describe('a mail address', () => {
  it.each([
    ['ruth@example.org', 'ruth@example.org'],
    ['RUTH@EXAMPLE.ORG', 'ruth@example.org'],
    ['Ruth.Ames@example.org', 'Ruth.Ames@example.org'],
    ['mailto:ruth@example.org', 'ruth@example.org'],
    ['Ruth Ames <ruth@example.org>', 'ruth@example.org'],
    ['none', 'none'],
    ['ruth at example.org', 'ruth at example.org'],
  ])('%s is read as %s', (written, email) => expect(readMail(written)).toEqual({ email }));

  it('is the first of several', () => {
    expect(readMail('a@example.org; b@example.org')).toEqual({
      email: 'a@example.org',
      without: '1 more',
    });
  });
});
