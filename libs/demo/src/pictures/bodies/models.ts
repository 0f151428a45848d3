import { carRanges } from '../../catalogue/index.ts';
import type { Body, CarModel, CarRange } from '../../catalogue/model.ts';
import type { PictureBody } from './body-names.ts';
import { faceOf, isClosed, rearOf } from './faces.ts';
import { fit } from './fit.ts';
import { known } from './known.ts';
import { profileOf, type FittedBody } from './profile.ts';
import type { BodySpec } from './spec.ts';

/** A model of the catalogue as it is drawn. */
export interface PictureModel {
  /** Used in a picture's name. */
  id: string;
  body: PictureBody;
  make: string;
  model: CarModel;
  /** What its outline is known by: the first series of the model carries its plain name. */
  outline: string;
}

const bodyOf: Readonly<Record<Exclude<Body, 'Caravan' | 'Motorhome'>, PictureBody>> = {
  Hatch: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  SUV: 'suv',
  '4x4': '4x4',
  Ute: 'ute',
  'Cab chassis': 'cab-chassis',
  Van: 'van',
  'People mover': 'people-mover',
  Coupe: 'coupe',
  Convertible: 'convertible',
  Bus: 'bus',
  'Light truck': 'light-truck',
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const key = (make: string, model: string, series: string | null, body: string) =>
  [make, model, series ?? '', body].join('|').toLowerCase();

interface Models {
  byId: ReadonlyMap<string, PictureModel>;
  byKey: ReadonlyMap<string, PictureModel>;
}

function listModels(): Models {
  const byId = new Map<string, PictureModel>();
  const byKey = new Map<string, PictureModel>();
  const add = ({ make }: CarRange, model: CarModel) => {
    const body = model.body.body as keyof typeof bodyOf;
    const [maker, plain] = [slug(make), slug(`${make} ${model.name}`)];
    const names = [plain, `${plain}-${slug(model.series)}`, `${plain}-${slug(model.series)}-${bodyOf[body]}`];
    const id = names.find((name) => !byId.has(name));
    if (!id) return;
    const first = byId.get(plain);
    const sameShape = !first || first.model.body.body === body;
    const outline = known[names[1] ?? ''] ? (names[1] ?? plain) : sameShape ? plain : id;
    // A double cab with a tray is closer to a ute than to a single cab.
    const isDoubleCab = body === 'Cab chassis' && model.body.doors > 2;
    const drawn: PictureModel = { id, body: isDoubleCab ? 'ute' : bodyOf[body], make: maker, model, outline };
    byId.set(id, drawn);
    byKey.set(key(make, model.name, model.series, body), drawn);
  };
  for (const range of carRanges) for (const model of range.models) add(range, model);
  return { byId, byKey };
}

let listed: Models | undefined;
const models = (): Models => (listed ??= listModels());

export const pictureModel = (id: string): PictureModel | undefined => models().byId.get(id);

export const pictureModels = (): PictureModel[] => [...models().byId.values()];

/** The name a model is drawn by, or null for one that the catalogue does not hold. */
export const modelId = (make: string, model: string, series: string | null, body: string): string | null =>
  models().byKey.get(key(make, model, series, body))?.id ?? null;

const uprightBodies: ReadonlySet<PictureBody> = new Set(['4x4', 'ute', 'cab-chassis', 'van', 'people-mover']);
const ownFaces: ReadonlySet<PictureBody> = new Set(['van', 'bus', 'light-truck']);

/** The model's body: that of its kind, fitted to its measures, with the face of its make. */
export function modelSpec({ body, make, model, outline }: PictureModel, base: BodySpec): BodySpec {
  const { length, width, height, doors } = model.body;
  const size = { length: length / 1000, width: width / 1000, height: height / 1000, doors };
  const isElectric = isClosed(make) || model.badges.every(({ powertrain }) => powertrain.fuel === 'Electric');
  const isTall = size.height > 1.56;
  const fitted =
    body === 'bus' || body === 'light-truck' || body === 'cab-chassis'
      ? base
      : fit(base, size, profileOf(body as FittedBody, size, known[outline]));
  const { nose, tail } = fitted;
  return {
    ...fitted,
    nose: nose && (ownFaces.has(body) ? nose : faceOf(make, nose, { isTall, isElectric })),
    tail: tail && (uprightBodies.has(body) ? tail : rearOf(make, tail)),
  };
}
