// The licenses that we accept for shipped works, and the file that lists them for visitors.
import satisfies from 'spdx-satisfies';

/** A work of others in the site: a package, a font or data. */
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
    // Some packages write no SPDX expression, such as "UNLICENSED" or "BSD".
    return false;
  }
}

/** @throws Error that names each work without an accepted license or without its text. */
export function assertLicenses(works: readonly LicensedWork[]): void {
  const issues = works.flatMap(({ name, version, license, text }) => {
    const work = `  ${name} ${version}`;
    if (license === undefined || !isAccepted(license)) {
      const reason = license === undefined ? 'It has no license.' : `We don't accept "${license}".`;
      return [`${work}, license: ${reason} Use a work with one of ${accepted.join(', ')}.`];
    }
    return text.trim() === ''
      ? [`${work}: It has no license text. Use a version with a LICENSE file.`]
      : [];
  });
  if (issues.length > 0) {
    throw new Error(
      [
        'The site may not ship these works. Replace or remove them. `npm explain NAME` lists what needs a package.',
        ...issues,
      ].join('\n'),
    );
  }
}

const opening = `The works of others in this site, with their licenses.
Each build makes this list from what it ships.`;

const copyrightLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => (/^\s*(copyright *(\(c\)|©|\d{4})|©)/i.test(line) ? [line.trim()] : []));

/**
 * The text of licenses.txt: each work with its version, license and copyright, then each license in
 * full, once for all works that share it.
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
