import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** A file that a generator has to change, as text. @throws when it is not there: the repository has changed */
export function textOf(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is not there any more: mend tools/generate`);
  return text;
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Object literal that a constant or a call's argument is made of, `as const` and `satisfies` peeled off. */
function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | null {
  if (!node) return null;
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  if (ts.isCallExpression(node)) return objectOf(node.arguments[0]);
  return null;
}

/** The object that a file's constant holds, or with `default` that it exports. */
function findObject(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression {
  for (const statement of source.statements) {
    if (name === 'default' && ts.isExportAssignment(statement)) {
      const found = objectOf(statement.expression);
      if (found) return found;
    }
    if (!ts.isVariableStatement(statement)) continue;
    const declared = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    const found = objectOf(declared?.initializer);
    if (found) return found;
  }
  throw new Error(`${source.fileName} has no object ${name} any more: mend tools/generate`);
}

const nameOf = (property: ts.ObjectLiteralElementLike): string => property.name?.getText().replace(/^'|'$/g, '') ?? '';

/** Names of an object's properties. */
export const propertyNames = (tree: Tree, path: string, object: string): string[] =>
  findObject(parse(path, textOf(tree, path)), object).properties.map(nameOf);

/**
 * Puts a property into an object: where its name belongs by the alphabet if the others are in that order, else last.
 * @param within name of a property whose own object is meant; it is made when it is not there
 */
export function addProperty(
  tree: Tree,
  path: string,
  object: string,
  { name, value, within }: { name: string; value: string; within?: string },
): void {
  const text = textOf(tree, path);
  const outer = findObject(parse(path, text), object);
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
  const line = value === name ? key : `${key}: ${value}`;
  if (within !== undefined) {
    const inner = outer.properties.find((one) => nameOf(one) === within);
    if (!inner) return addProperty(tree, path, object, { name: within, value: `{ ${line} }` });
    const held = ts.isPropertyAssignment(inner) ? objectOf(inner.initializer) : null;
    if (!held) throw new Error(`${path}: '${within}' is no object any more: mend tools/generate`);
    return put(tree, path, text, held, name, line);
  }
  put(tree, path, text, outer, name, line);
}

function put(tree: Tree, path: string, text: string, object: ts.ObjectLiteralExpression, name: string, line: string) {
  const names = object.properties.map(nameOf);
  const isSorted = names.every((one, at) => at === 0 || (names[at - 1] ?? '') < one);
  const next = isSorted ? object.properties.find((one) => nameOf(one) > name) : undefined;
  if (next) {
    const at = next.getStart();
    return tree.write(path, `${text.slice(0, at)}${line},\n  ${text.slice(at)}`);
  }
  const last = object.properties.at(-1);
  const at = last?.end ?? object.getStart() + 1;
  tree.write(path, `${text.slice(0, at)}${last ? ',' : ''}\n  ${line}${text.slice(at)}`);
}

/** Adds a line behind the last import of a file. */
export function addImport(tree: Tree, path: string, line: string): void {
  const text = textOf(tree, path);
  const last = parse(path, text).statements.filter(ts.isImportDeclaration).at(-1);
  const at = last?.end ?? 0;
  tree.write(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
}

/** Adds an export to a door, where its path belongs by the alphabet among those of the same folder. */
export function addExport(tree: Tree, path: string, line: string): void {
  const lines = textOf(tree, path).trimEnd().split('\n');
  const folder = /from '(\.\/(?:components\/)?)/.exec(line)?.[1] ?? './';
  const at = lines.findIndex((one) => one.startsWith('export {') && one.includes(`from '${folder}`) && one > line);
  tree.write(path, `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`);
}
