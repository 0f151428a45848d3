import postcss from 'postcss';
import type { Plugin } from 'vite';

/** A style sheet that a module brings as text. */
const sheets = /`(@layer reset[^`$]+)`/g;
/** Classes of the packages, such as `ve04a`; other selectors stay. */
const ownClass = /\.([a-z]{2}[\da-z]{3,4})(?![\w-])/g;

function usedRules(sheet: string, code: string): string {
  const tree = postcss.parse(sheet);
  tree.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const used = rule.selectors.filter((selector) =>
      [...selector.matchAll(ownClass)].every(([, name = '']) => code.includes(name)),
    );
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  tree.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return tree.toString();
}

/** Leaves out of the packages' style sheets what no component in the bundle uses. */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const code = chunks.map((chunk) => chunk.code.replace(sheets, '')).join('\n');
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(sheets, (_all, sheet: string) => `\`${usedRules(sheet, code)}\``);
      }
    },
  };
}
