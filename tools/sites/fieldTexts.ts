import { join } from 'node:path';
import ts from 'typescript';

/**
 * What a field is, in one or two sentences, by its path. Items of a list are `[]`, fields of any name `*`, and
 * alternatives that a constant tells apart carry it: `destinations[](email).to`.
 */
export type FieldTexts = ReadonlyMap<string, string>;

/** Path of one of several alternatives, which its constant tells apart. */
export const alternativePath = (path: string, constant: string | undefined): string =>
  constant === undefined ? path : `${path}(${constant})`;

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const textOf = (tags: readonly ts.JSDocTagInfo[], name: string): string =>
  ts.displayPartsToString(tags.find((tag) => tag.name === name)?.text);

/** The sentence of a field's comment, and behind it what the comment says of default and example. */
function sentenceOf(field: ts.Symbol, checker: ts.TypeChecker): string {
  const tags = field.getJsDocTags(checker);
  const byDefault = textOf(tags, 'default');
  const example = textOf(tags, 'example');
  return [
    ts.displayPartsToString(field.getDocumentationComment(checker)),
    byDefault === '' ? '' : `Default: ${byDefault}.`,
    example === '' ? '' : `Example: ${example}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The text that tells an alternative from the others, such as `email` of a record whose `type` is 'email'. */
function constantOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const values = checker.getPropertiesOfType(type).map((field) => checker.getTypeOfSymbol(field));
  return values.find((value): value is ts.StringLiteralType => value.isStringLiteral())?.value;
}

/** Calls `found` for every field of a type, those of nested records, lists and alternatives among them. */
function walk(type: ts.Type, path: string, checker: ts.TypeChecker, found: (path: string, text: string) => void): void {
  if (type.isUnionOrIntersection()) {
    for (const part of type.types) {
      walk(part, type.isUnion() ? alternativePath(path, constantOf(part, checker)) : path, checker, found);
    }
    return;
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (item) walk(item, `${path}[]`, checker, found);
    return;
  }
  if (!(type.flags & ts.TypeFlags.Object)) return;
  const named = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (named) walk(named.type, `${path}.*`, checker, found);
  for (const field of checker.getPropertiesOfType(type)) {
    const own = path === '' ? field.name : `${path}.${field.name}`;
    // An entry of the menu holds entries of the menu.
    if (own.split('dropdownItems').length > 2) continue;
    found(own, sentenceOf(field, checker));
    walk(checker.getTypeOfSymbol(field), own, checker, found);
  }
}

/**
 * Reads what each field of a site's file means from the comments in its schema.
 * @param root folder of the repository
 * @throws when the schema no longer exports `SiteInput`
 */
export function readFieldTexts(root: string): FieldTexts {
  const file = join(root, 'libs/domain/src/site.ts');
  const program = ts.createProgram([file], compilerOptions);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const input = module && checker.getExportsOfModule(module).find(({ name }) => name === 'SiteInput');
  if (!input) throw new Error(`${file} does not export SiteInput.`);
  const texts = new Map<string, string>();
  walk(checker.getDeclaredTypeOfSymbol(input), '', checker, (path, text) => {
    if (!texts.get(path)) texts.set(path, text);
  });
  return texts;
}
