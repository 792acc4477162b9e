import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The names that a TypeScript file exports where it declares them. */
export function exportedNames(file: string): string[] {
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
