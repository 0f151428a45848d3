import ts from 'typescript';
import { CommandError } from '../../config/commandError.ts';
import type { Draft } from './openDraft.ts';

/** @throws CommandError when the file that has to be changed is not there */
function textOf(draft: Draft, path: string): string {
  const text = draft.read(path);
  if (text === null) throw new CommandError(`${path} is not there: this has to be added to it.`);
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
  const wanted = name === 'default' ? 'export default defineForecourt({ … })' : `const ${name} = { … }`;
  throw new CommandError(`${source.fileName} has no object to add to: write it as ${wanted}.`);
}

const nameOf = (property: ts.ObjectLiteralElementLike): string => property.name?.getText().replace(/^'|'$/g, '') ?? '';

/** Names of an object's properties. */
export const propertyNames = (draft: Draft, path: string, object: string): string[] =>
  findObject(parse(path, textOf(draft, path)), object).properties.map(nameOf);

/** A property to be added to an object. */
export interface AddedProperty {
  name: string;
  /** Its value, as code. */
  value: string;
  /** Name of a property whose own object is meant; it is made when it is not there. */
  within?: string;
}

/** Puts a property into an object: where its name belongs by the alphabet if the others are in that order, else last. */
export function addProperty(draft: Draft, path: string, object: string, { name, value, within }: AddedProperty): void {
  const text = textOf(draft, path);
  const outer = findObject(parse(path, text), object);
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
  const line = value === name ? key : `${key}: ${value}`;
  if (within === undefined) return draft.write(path, withLine(text, outer, name, line));
  const inner = outer.properties.find((one) => nameOf(one) === within);
  if (!inner) return draft.write(path, withLine(text, outer, within, `${within}: { ${line} }`));
  const held = ts.isPropertyAssignment(inner) ? inner.initializer : undefined;
  if (held && ts.isObjectLiteralExpression(held)) return draft.write(path, withLine(text, held, name, line));
  // What the host names by a variable or a call is kept as it is.
  const before = held?.getText() ?? within;
  draft.write(path, `${text.slice(0, inner.getStart())}${within}: { ...${before}, ${line} }${text.slice(inner.end)}`);
}

/** The text with a line among an object's properties, laid out as the others are. */
function withLine(text: string, object: ts.ObjectLiteralExpression, name: string, line: string): string {
  const { properties } = object;
  const names = properties.map(nameOf);
  const isSorted = names.every((one, at) => at === 0 || (names[at - 1] ?? '') < one);
  const next = isSorted ? properties.find((one) => nameOf(one) > name) : undefined;
  const last = properties.at(-1);
  if (!last) return `${text.slice(0, object.getStart())}{ ${line} }${text.slice(object.end)}`;
  const indent = /\n([ \t]*)$/.exec(text.slice(0, (next ?? last).getStart()))?.[1];
  const gap = indent === undefined ? ' ' : `\n${indent}`;
  if (!next) return `${text.slice(0, last.end)},${gap}${line}${text.slice(last.end)}`;
  return `${text.slice(0, next.getStart())}${line},${gap}${text.slice(next.getStart())}`;
}

/** Adds a line behind the last import of a file. */
export function addImport(draft: Draft, path: string, line: string): void {
  const text = textOf(draft, path);
  const last = parse(path, text).statements.filter(ts.isImportDeclaration).at(-1);
  const at = last?.end ?? 0;
  draft.write(path, last ? `${text.slice(0, at)}\n${line}${text.slice(at)}` : `${line}\n\n${text}`);
}

/** Adds an export to a door, where its path belongs by the alphabet among those of the same folder. */
export function addExport(draft: Draft, path: string, line: string): void {
  const lines = textOf(draft, path).trimEnd().split('\n');
  const folder = /from '(\.\/(?:components\/)?)/.exec(line)?.[1] ?? './';
  const at = lines.findIndex((one) => one.startsWith('export {') && one.includes(`from '${folder}`) && one > line);
  draft.write(path, `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`);
}
