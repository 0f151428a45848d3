import { pictureBackdrops, type PictureBackdrop } from './backdrops/index.ts';
import { pictureBodies, type PictureBody } from './bodies/body-names.ts';
import { pictureModel, modelId } from './bodies/models.ts';
import { isPaintId, type PaintId } from './paint.ts';

/** `quarter` shows more of the flank than `front`; `-right` is the same from the other side of the vehicle. */
export const pictureViews = [
  'side',
  'front',
  'front-right',
  'quarter',
  'quarter-right',
  'rear',
  'rear-right',
  'wheel',
  'interior',
] as const;
export type PictureView = (typeof pictureViews)[number];

/** What a picture shows. `variant` (0 to 3) changes wheels and trim, and the face of a body that is no model. */
export interface PictureParts {
  /** A kind of body, or a model of the catalogue by the name that `pictureSubject` gives it. */
  body: string;
  paint: PaintId;
  view: PictureView;
  backdrop: PictureBackdrop;
  /** Any whole number; taken modulo four. */
  variant: number;
}

/** @example pictureName({ body: 'suv', paint: 'glacier-white', view: 'front', backdrop: 'studio', variant: 2 }) // 'suv_glacier-white_front_studio_2' */
export function pictureName({ body, paint, view, backdrop, variant }: PictureParts): string {
  const whole = Number.isFinite(variant) ? Math.trunc(variant) : 0;
  return [body, paint, view, backdrop, ((whole % 4) + 4) % 4].join('_');
}

const oneOf = <T extends string>(items: readonly T[], text: string | undefined): T | undefined =>
  items.find((item) => item === text);

/** The parts of a picture's name, or null for anything that `pictureName` would not write. */
export function readPictureName(name: string): PictureParts | null {
  if (name.length > 80) return null;
  const [bodyText, paintText = '', viewText, backdropText, variantText = '', ...rest] = name.split('_');
  const body = oneOf(pictureBodies, bodyText) ?? pictureModel(bodyText ?? '')?.id;
  const view = oneOf(pictureViews, viewText);
  const backdrop = oneOf(pictureBackdrops, backdropText);
  if (!body || !view || !backdrop || !isPaintId(paintText) || !/^[0-3]$/.test(variantText) || rest.length > 0)
    return null;
  return { body, paint: paintText, view, backdrop, variant: Number(variantText) };
}

const kinds: readonly (readonly [words: RegExp, body: PictureBody])[] = [
  [/caravan|camper trailer|pop.?top|hybrid van/, 'caravan'],
  [/motor.?home|campervan|camper van/, 'motorhome'],
  [/people.?mover|mpv|minivan/, 'people-mover'],
  [/bus|coach/, 'bus'],
  [/truck/, 'light-truck'],
  [/cab.?chassis|\btray\b/, 'cab-chassis'],
  [/ute|pick.?up/, 'ute'],
  [/4x4|4wd|hardtop|softtop/, '4x4'],
  [/suv|crossover|\bev\b/, 'suv'],
  [/van/, 'van'],
  [/convertible|cabriolet|roadster|spider|spyder/, 'convertible'],
  [/coupe|coupé/, 'coupe'],
  [/wagon|estate|tourer/, 'wagon'],
  [/hatch/, 'hatch'],
  [/sedan|saloon|prestige/, 'sedan'],
];

/** The drawing for a body as dealers' feeds name it ('SUV', 'Cab chassis', 'stationWagon'). Unknown bodies get a sedan. */
export function pictureBody(simpleBody: string): PictureBody {
  const text = simpleBody.slice(0, 80).toLowerCase();
  return kinds.find(([words]) => words.test(text))?.[1] ?? 'sedan';
}

/** Sold as trailers that fold out on site. */
const foldingModels: ReadonlySet<string> = new Set(['Swan', 'Cruiseliner']);

interface Subject {
  make: string;
  model: string;
  series: string | null;
  body: string;
  /** Of a caravan's or motorhome's body, in millimetres. */
  length?: number | null;
}

/** What a vehicle is drawn as: its model where the catalogue holds it, else its kind of body at its length. */
export function pictureSubject({ make, model, series, body, length }: Subject): string {
  const kind = pictureBody(body);
  if (kind === 'motorhome') return length && length < 6_200 ? 'campervan' : kind;
  if (kind !== 'caravan') return modelId(make, model, series, body) ?? kind;
  if (foldingModels.has(model)) return 'camper-trailer';
  return !length || (length >= 5_100 && length < 6_600) ? kind : length < 5_100 ? 'caravan-short' : 'caravan-long';
}
