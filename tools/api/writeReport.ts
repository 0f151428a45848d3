import ts from 'typescript';
import type { PublicName, PublicTypes } from './readEntry.ts';

const printer = ts.createPrinter({ removeComments: true });

/** Removes the destructuring of props, which is an implementation detail of a component. */
const withoutNames: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      const { dotDotDotToken, questionToken, type } = node;
      return factory.createParameterDeclaration(undefined, dotDotDotToken, 'props', questionToken, type);
    }
    return ts.visitEachChild(node, visit, context);
  };
  return visit(root);
};

/** The statement that contains a declaration: a constant's type is in a list of declarations. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function print({ name, from, declarations }: PublicName): string {
  if (from !== null) return `export { ${name} } from '${from}';`;
  return declarations
    .map((declaration) => {
      const [node] = ts.transform(statementOf(declaration), [withoutNames]).transformed;
      return node ? printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile()) : '';
    })
    .map((text) => text.replaceAll(/import\((['"])react\1\)\./g, ''))
    .map((text) =>
      text
        .replace(/^(export )?(default )?(declare )?/, '')
        .replace(/^ {4,}/gm, (indent) => ' '.repeat(indent.length / 2)),
    )
    .join('\n');
}

const block = (names: PublicName[]) => ['```ts', names.map(print).join('\n\n'), '```', ''];

/** The public face of a door as text: every exported name with its type, without comments. */
export function writeReport(door: string, { exported, needed }: PublicTypes): string {
  return [
    `# ${door}`,
    '',
    `Written by \`npm run api\`. A change here is a change for everybody who imports \`${door}\`.`,
    '',
    `## Exports (${exported.length})`,
    '',
    ...block(exported),
    ...(needed.length ? ['## Types that these speak of', '', ...block(needed)] : []),
  ].join('\n');
}
