// The accepted licenses of works that the site ships, and the file that lists them for visitors.
import satisfies from 'spdx-satisfies';

/** A work of others that visitors receive: a package, a font, data. */
export type LicensedWork = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, "MIT" or "(MIT OR CC0-1.0)"; undefined if the work has none. */
  readonly license: string | undefined;
  /** The text of the license with its copyright lines. */
  readonly text: string;
  readonly note?: string;
};

const accepted = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['OFL-1.0', 'OFL-1.1', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
];

/** Whether the work offers an accepted license. */
function isAccepted(license: string): boolean {
  try {
    return satisfies(license, accepted);
  } catch {
    // "SEE LICENSE IN …", "UNLICENSED", "BSD": no expression.
    return false;
  }
}

/** @throws Error that names each work without an accepted license or its text. */
export function assertLicenses(works: readonly LicensedWork[]): void {
  const issues = works.flatMap(({ name, version, license, text }) => {
    const found = license === undefined ? 'nothing' : `"${license}"`;
    const of = `  ${name} ${version}`;
    if (license === undefined || !isAccepted(license))
      return [`${of}, field "license": found ${found}; expected one of ${accepted.join(', ')}.`];
    return text.trim() === ''
      ? [`${of}: found no text of its license; expected a file LICENSE in the package.`]
      : [];
  });
  if (issues.length > 0) {
    throw new Error(
      [
        'The site may not ship these works. Use others, or leave out what brings them in (`npm explain` and the name tell).',
        ...issues,
      ].join('\n'),
    );
  }
}

const opening = `The works of others in this site, and the licenses they came with.
Made with each build, from what the build put in.`;

const copyrightLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => (/^\s*(copyright *(\(c\)|©|\d{4})|©)/i.test(line) ? [line.trim()] : []));

/**
 * The text of licenses.txt: each work with its version, license and copyright, then each license in
 * full, once for the works that have the same.
 * @throws Error when a work may not be shipped.
 */
export function licensesFile(works: readonly LicensedWork[]): string {
  assertLicenses(works);
  const sorted = works.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
  const texts = [...new Set(sorted.map(({ text }) => text.trim()))];
  const entries = sorted.map(({ name, version, license, text, note }) =>
    [
      `${name} ${version}`,
      `  License: ${license}, text ${texts.indexOf(text.trim()) + 1}`,
      ...[...new Set(copyrightLines(text))].map((line) => `  ${line}`),
      ...(note ? [`  ${note}`] : []),
    ].join('\n'),
  );
  const rule = '-'.repeat(80);
  return [
    `${opening}\n`,
    ...entries.map((entry) => `${entry}\n`),
    ...texts.map((text, at) => `${rule}\nText ${at + 1}\n\n${text}\n`),
  ].join('\n');
}
