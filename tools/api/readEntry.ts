import { dirname } from 'node:path';
import ts from 'typescript';

/** What a door gives, as its built types declare it. */
export interface PublicName {
  name: string;
  /** Package that it is handed on from, or null if it is the package's own. */
  from: string | null;
  declarations: ts.Declaration[];
}

export interface PublicTypes {
  /** What the door exports, by name. */
  exported: PublicName[];
  /** Types of the same package that the exported ones speak of without being exported themselves. */
  needed: PublicName[];
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const byName = (left: PublicName, right: PublicName) => (left.name < right.name ? -1 : 1);

/**
 * Reads the types that doors give. What several of them import is parsed once.
 * @param files the doors' built types
 * @returns a function that tells those of one of the files
 */
export function readEntries(files: readonly string[]): (file: string) => PublicTypes {
  const program = ts.createProgram(files, compilerOptions);
  return (file) => readEntry(program, file);
}

function readEntry(program: ts.Program, file: string): PublicTypes {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const door = source && checker.getSymbolAtLocation(source);
  if (!door) throw new Error(`${file} exports nothing.`);
  const inside = dirname(file).replace(/\/dist(\/.*)?$/, '/dist/');
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const describe = (name: string, symbol: ts.Symbol): PublicName => {
    const declarations = symbol.declarations ?? [];
    const path = declarations[0]?.getSourceFile().fileName ?? '';
    const from = path.startsWith(inside)
      ? null
      : (/(?:libs|node_modules)\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path);
    return { name, from, declarations };
  };

  const exportedSymbols = new Map(checker.getExportsOfModule(door).map((symbol) => [resolve(symbol), symbol.name]));
  const exported = [...exportedSymbols].map(([symbol, name]) => describe(name, symbol));

  const needed = new Map<ts.Symbol, PublicName>();
  const visit = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : null;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) note(resolve(symbol));
    ts.forEachChild(node, visit);
  };
  const note = (symbol: ts.Symbol): void => {
    const isParameter = symbol.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.FunctionScopedVariable);
    if (exportedSymbols.has(symbol) || needed.has(symbol) || isParameter) return;
    const found = describe(symbol.name, symbol);
    if (found.from !== null) return;
    needed.set(symbol, found);
    found.declarations.forEach(visit);
  };
  for (const { from, declarations } of exported) if (from === null) declarations.forEach(visit);

  return { exported: exported.sort(byName), needed: [...needed.values()].sort(byName) };
}
