import type { Plugin } from 'vite';

const mark = '?locals';

/** The module at this path, with everything that it declares exported. */
export const withLocals = (file: string): string => `${file}${mark}`;

const declared = /^(?:async )?(?:function|const|class) ([A-Za-z_$][\w$]*)/gm;

/** Lets tests of examples reach what a module declares for itself: imported under `withLocals`, it exports that too. */
export function exportedLocals(): Plugin {
  return {
    name: 'exported-locals',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(mark)) return null;
      const names = [...code.matchAll(declared)].map(([, name]) => name);
      return names.length === 0 ? null : { code: `${code}\nexport { ${names.join(', ')} };\n`, map: null };
    },
  };
}
