import type { FontStandIn, Theme } from './tokens.ts';

const perCent = (value: number) => `${Number(value.toFixed(2))}%`;

function standInFace(family: string, { local, sizeAdjust, ascent, descent }: FontStandIn): string {
  const scale = 100 / sizeAdjust;
  return [
    `@font-face{font-family:'${family} stand-in'`,
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${perCent(sizeAdjust)}`,
    `ascent-override:${perCent(ascent * scale)}`,
    `descent-override:${perCent(descent * scale)}`,
    'line-gap-override:0%}',
  ].join(';');
}

/** @param fileUrl address under which the host serves a font file */
export function fontFaceCss(theme: Theme, fileUrl: (file: string) => string): string {
  return theme.fonts
    .map(
      ({ family, file, weights, standIn }) =>
        `@font-face{font-family:'${family}';src:url(${fileUrl(file)}) format('woff2');font-weight:${weights};font-style:normal;font-display:swap}` +
        (standIn ? standInFace(family, standIn) : ''),
    )
    .join('');
}
