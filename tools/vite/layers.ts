import type { Plugin } from 'vite';

/** Cascade order of all of Forecourt's styles: a later layer wins, whatever order the sheets load in. */
export const layerOrder = ['reset', 'tokens', 'ui', 'feature', 'template'] as const;

function layerOf(id: string): (typeof layerOrder)[number] {
  const library = /\/libs\/([^/]+)\//.exec(id)?.[1];
  if (library === 'ui') return /\/reset\.css\.ts/.test(id) ? 'reset' : 'ui';
  return library === 'templates' ? 'template' : 'feature';
}

/** Puts every vanilla-extract sheet in the cascade layer of its library. */
export function cascadeLayer(): Plugin {
  return {
    name: 'forecourt:cascade-layer',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css\.ts\.vanilla\.css/.test(id) || code.trim() === '') return null;
      return { code: `@layer ${layerOrder.join(', ')};\n@layer ${layerOf(id)} {\n${code}\n}\n`, map: null };
    },
  };
}
