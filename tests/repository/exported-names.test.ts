import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The generated bundle that the bench compares with keeps the names it came with. */
const sources = globSync('{packages,site,office,hosting,makers,tests}/**/*.{ts,tsx,mjs,astro}', {
  exclude: ['**/node_modules/**', 'tests/bench/baseline/**'],
}).filter((file) => !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file));

/** Astro calls these by their names, and turns the paths of pages into addresses. */
const frameworkExports = new Set(['GET', 'getStaticPaths', 'prerender', 'partial']);
const pages = /\/pages\//;

function exportedNames(file: string): string[] {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return statements
    .filter((statement) => ts.canHaveModifiers(statement))
    .filter((statement) =>
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap(({ name }) =>
          ts.isIdentifier(name)
            ? [name.text]
            : name.elements.flatMap((element) =>
                ts.isBindingElement(element) && ts.isIdentifier(element.name)
                  ? [element.name.text]
                  : [],
              ),
        );
      const isNamed =
        ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement);
      return isNamed && statement.name ? [statement.name.text] : [];
    });
}

/** The names that stand for more than one file, each with its files. */
const shared = (pairs: readonly (readonly [name: string, file: string])[]) =>
  Object.entries(Object.groupBy(pairs, ([name]) => name))
    .map(([name, found = []]) => [name, [...new Set(found.map(([, file]) => file))]] as const)
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.toSorted().join(', ')}`);

it('one exported name has one meaning in the repository', () => {
  const names = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => exportedNames(file).map((name) => [name, file] as const))
    .filter(([name]) => !frameworkExports.has(name));
  expect(names.length).toBeGreaterThan(500);
  expect(shared(names)).toEqual([]);
});

it('one base name has one source file, except for pages, whose paths are addresses', () => {
  const bases = sources
    .filter((file) => !pages.test(`/${file.replaceAll('\\', '/')}`) || !/\.astro$|\]\./.test(file))
    .map((file) => [basename(file), file] as const);
  expect(shared(bases)).toEqual([]);
});
