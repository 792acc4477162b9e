import { describe, expect, it } from 'vitest';
import { swallowedFlags } from './swallowed-flags.ts';

const command = 'members:import -- FILE';

describe('a flag that npm took for itself', () => {
  it('is named, with the command that works', () => {
    const message = swallowedFlags(
      { npm_config_accept_rejections: 'true' },
      ['export.csv'],
      command,
    );
    expect(message).toContain(
      "npm took --accept-rejections for itself, so the import didn't get it.",
    );
    expect(message).toContain('npm run members:import -- FILE --accept-rejections\n');
    expect(message).toContain("In PowerShell, put the dashes in quotes: '--'");
  });

  it('is not named when the import got it, or there is none', () => {
    const env = { npm_config_accept_rejections: 'true' };
    expect(swallowedFlags(env, ['--accept-rejections'], command)).toBeUndefined();
    expect(swallowedFlags({ npm_config_registry: 'x' }, [], command)).toBeUndefined();
  });
});
