/** A form whose names are paths. @example readForm('a[b][0]=1') // { a: { b: { 0: '1' } } } */
export type FormTree = { [name: string]: string | FormTree };

const wellFormed = /^[a-z_]{1,60}(\[[a-z0-9_]{0,60}\]){0,6}$/i;

function stepsOf(name: string): string[] {
  return name.split(/[[\]]+/).filter((step) => step !== '');
}

function put(tree: FormTree, [step, ...further]: string[], value: string): boolean {
  if (step === undefined) return false;
  if (further.length === 0) {
    tree[step] = value;
    return true;
  }
  const inner = (tree[step] ??= Object.create(null) as FormTree);
  return typeof inner === 'object' && put(inner, further, value);
}

/** @returns null when a name cannot be understood */
export function readForm(text: string): FormTree | null {
  const tree = Object.create(null) as FormTree;
  for (const [name, value] of new URLSearchParams(text)) {
    if (!wellFormed.test(name) || !put(tree, stepsOf(name), value)) return null;
  }
  return tree;
}
