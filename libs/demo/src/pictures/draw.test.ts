import sharp from 'sharp';
import { create } from 'xmlbuilder2';
import { describe, expect, it } from 'vitest';
import {
  blurPlaceholder,
  drawPicture,
  paints,
  pictureBackdrops,
  pictureBodies,
  pictureName,
  pictureViews,
  placeKinds,
  placeName,
  surroundings,
  type PaintId,
} from './index.ts';

const models = [
  'kia-picanto',
  'toyota-corolla',
  'tesla-model-y',
  'suzuki-jimny',
  'ford-ranger',
  'mazda-mx-5',
  'toyota-hiace',
];
const places = placeKinds.flatMap((kind, i) =>
  surroundings.map((around, variant) =>
    placeName({ kind, accent: i % 2 ? 'electric-blue' : 'signal-red', surroundings: around, variant }),
  ),
);
const everyVehicle = [...pictureBodies, ...models].flatMap((body, i) =>
  pictureViews.map((view, j) =>
    pictureName({
      body,
      view,
      backdrop: pictureBackdrops[(i + j) % pictureBackdrops.length] ?? 'studio',
      paint: 'storm-blue',
      variant: i + j,
    }),
  ),
);
const everyScene = [...everyVehicle, ...places];

describe('drawPicture', () => {
  it.each(everyScene)('draws %s as well-formed SVG of 1600 by 1200 without broken numbers', (name) => {
    const svg = drawPicture(name) ?? '';
    const root = create(svg).root().toObject() as { svg: Record<string, unknown> };
    expect(root.svg['@width']).toBe('1600');
    expect(root.svg['@height']).toBe('1200');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(svg.length).toBeLessThan(name.startsWith('place_') ? 220_000 : 90_000);
  });

  it.each([...everyScene.slice(0, 30), ...places.slice(0, 4)])(
    'refers only to definitions that %s holds, once each',
    (name) => {
      const svg = drawPicture(name) ?? '';
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it('draws the same picture for the same name', () => {
    const name = 'toyota-hilux_sunset-orange_quarter_forecourt_2';
    expect(drawPicture(name)).toBe(drawPicture(name));
  });

  it('draws every variant of a body differently', () => {
    for (const body of pictureBodies)
      for (const view of ['side', 'front'] as const) {
        const pictures = [0, 1, 2, 3].map((variant) =>
          drawPicture(pictureName({ body, view, variant, paint: 'bronze', backdrop: 'studio' })),
        );
        expect(new Set(pictures).size, `${body} ${view}`).toBe(4);
      }
  });

  it('draws the same vehicle from the other side as its mirror image', () => {
    const seen = drawPicture('kia-picanto_bronze_front_studio_1') ?? '';
    const mirrored = drawPicture('kia-picanto_bronze_front-right_studio_1') ?? '';
    expect(mirrored).toContain('<g transform="matrix(-1 0 0 1 1600 0)">');
    expect(mirrored.replace(/<g transform="matrix\(-1 0 0 1 1600 0\)">|<\/g><\/svg>/g, '')).toBe(
      seen.replace('</svg>', ''),
    );
  });

  it('draws every paint differently', () => {
    const pictures = (Object.keys(paints) as PaintId[]).map((paint) =>
      drawPicture(pictureName({ body: 'hatch', view: 'side', variant: 0, paint, backdrop: 'studio' })),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('reaches nothing outside itself: no script, no link, no embedded file', () => {
    for (const name of everyScene.slice(0, 40))
      expect(drawPicture(name)).not.toMatch(/<script|<image|<foreignObject|(?:href|src)="(?!#)/);
  });

  it.each([
    '',
    'x',
    '../secret',
    'suv_plaid_front_studio_0',
    'suv_bronze_front_studio_9',
    'place_showroom_signal-red_coast_4',
    'place_moon-base_signal-red_coast_1',
    'suv_bronze_front_studio_0"><script>',
  ])('gives null for %j', (name) => {
    expect(drawPicture(name)).toBeNull();
  });
});

describe('blurPlaceholder', () => {
  const pixels = async (name: string) => {
    const file = Buffer.from(blurPlaceholder(name).replace('data:image/gif;base64,', ''), 'base64');
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([4, 3]);
    return Array.from({ length: 12 }, (_, at) => `#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`);
  };

  it('is a picture of at most a hundred characters for every name', async () => {
    for (const name of [...everyScene, 'unknown']) {
      expect(blurPlaceholder(name).length).toBeLessThanOrEqual(100);
      await pixels(name);
    }
  });

  it('carries the colours of what is above, below, and of the vehicle between', async () => {
    const [top, horizon, ground] = ['#d8dbdd', '#eff0f1', '#cfd3d6'];
    const red = paints['signal-red'].hex;
    expect(await pixels('suv_signal-red_side_studio_0')).toEqual([
      ...[top, top, top, top],
      ...[horizon, red, red, horizon],
      ...[ground, ground, ground, ground],
    ]);
  });

  it('needs no quoting inside an attribute', () => {
    expect(blurPlaceholder('suv_signal-red_side_studio_0')).not.toMatch(/["'<>#\s]/);
  });
});
