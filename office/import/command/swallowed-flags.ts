// Flags that never reached the import, because npm or the shell took them.

/** npm stores a flag before the two dashes in this variable. `yes` and `dry-run` are also flags of npm. */
const flags = {
  'accept-rejections': 'npm_config_accept_rejections',
  yes: 'npm_config_yes',
  sheet: 'npm_config_sheet',
  hidden: 'npm_config_hidden',
  markdown: 'npm_config_markdown',
  column: 'npm_config_column',
} as const;

/**
 * What happened and what to do, if npm took a flag for itself; undefined otherwise.
 * @param command - The name of the npm script, such as `members:import -- FILE`.
 */
export function swallowedFlags(
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
  command: string,
): string | undefined {
  const taken = Object.entries(flags).flatMap(([flag, variable]) =>
    env[variable] && !argv.some((argument) => argument.startsWith(`--${flag}`))
      ? [`--${flag}`]
      : [],
  );
  if (taken.length === 0) return undefined;
  return `npm took ${taken.join(' and ')} for itself, so the import didn't get ${taken.length === 1 ? 'it' : 'them'}. Put two dashes before it:

  npm run ${command} ${taken.join(' ')}

In PowerShell, put the dashes in quotes: '--'
`;
}
