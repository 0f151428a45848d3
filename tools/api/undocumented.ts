import ts from 'typescript';
import type { PublicTypes } from './readEntry.ts';

/** Members of an interface or of an object type, those of an intersection's own parts too. */
function membersOf(node: ts.Node): ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return [...node.members];
  if (ts.isTypeAliasDeclaration(node)) return membersOf(node.type);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.flatMap(membersOf);
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  return [];
}

const saysWhat = (member: ts.TypeElement) =>
  ts.getJSDocCommentsAndTags(member).some((doc) => ts.isJSDoc(doc) && ts.getTextOfJSDocComment(doc.comment));

/** Props of a door's components, and which of them have no sentence that says what they mean. */
export function undocumentedProps({ exported, needed }: PublicTypes): { count: number; missing: string[] } {
  const props = [...exported, ...needed]
    .filter(({ name, from }) => from === null && name.endsWith('Props'))
    .flatMap(({ name, declarations }) =>
      declarations.flatMap(membersOf).map((member) => ({ id: `${name}.${member.name?.getText() ?? '[…]'}`, member })),
    );
  return { count: props.length, missing: props.filter(({ member }) => !saysWhat(member)).map(({ id }) => id) };
}
