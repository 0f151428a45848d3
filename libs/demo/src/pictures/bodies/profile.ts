import type { HomeBody, PictureBody } from './body-names.ts';

/** What gives a car its outline besides length, width and height. Metres. */
export interface Profile {
  wheelbase: number;
  /** From the nose to the front axle. */
  front: number;
  /** Radius of the tyre. */
  wheel: number;
  /** Clearance under the sill. */
  ground: number;
  /** From the front axle back to the foot of the windscreen. */
  dash: number;
  /** Heights of the bonnet at its leading edge and at the windscreen. */
  bonnet: readonly [edge: number, cowl: number];
  /** Height of the shoulder over the rear axle, and of the boot lid behind the cabin. */
  belt: number;
  deck: number;
  /** How far the windscreen runs back. */
  screen: number;
  /** From the tail forward: the end of the roof, the foot of the rear window, the end of the side glass. */
  roofEnd: number;
  rearFoot: number;
  glassEnd: number;
  /** How far the roof falls towards its end, and how much the glass climbs at its rear corner (share of its height). */
  drop: number;
  kick: number;
}

/** Bodies that are fitted to measures; buses, trucks and what people live in have their own. */
export type FittedBody = Exclude<PictureBody, HomeBody | 'bus' | 'light-truck' | 'cab-chassis'>;

interface Size {
  length: number;
  height: number;
}

type Shares = Omit<Profile, 'wheelbase' | 'front' | 'bonnet' | 'belt' | 'deck'> & {
  /** Of the length. */
  axles: readonly [wheelbase: number, front: number];
  /** Of the height: bonnet edge, cowl, belt, deck. */
  levels: readonly [edge: number, cowl: number, belt: number, deck: number];
};

const hatch: Shares = {
  axles: [0.615, 0.2],
  levels: [0.52, 0.665, 0.7, 0.72],
  wheel: 0.315,
  ground: 0.17,
  dash: 0.4,
  screen: 0.8,
  roofEnd: 0.44,
  rearFoot: 0.13,
  glassEnd: 0.66,
  drop: 0.12,
  kick: 0.32,
};
const sedan: Shares = {
  axles: [0.585, 0.2],
  levels: [0.49, 0.655, 0.69, 0.725],
  wheel: 0.33,
  ground: 0.16,
  dash: 0.48,
  screen: 0.88,
  roofEnd: 1.36,
  rearFoot: 0.56,
  glassEnd: 0.98,
  drop: 0.11,
  kick: 0.3,
};
const suv: Shares = {
  axles: [0.588, 0.2],
  levels: [0.57, 0.67, 0.7, 0.72],
  wheel: 0.355,
  ground: 0.22,
  dash: 0.46,
  screen: 0.72,
  roofEnd: 0.42,
  rearFoot: 0.16,
  glassEnd: 0.52,
  drop: 0.11,
  kick: 0.2,
};
const van: Shares = {
  axles: [0.61, 0.19],
  levels: [0.5, 0.6, 0.615, 0.62],
  wheel: 0.34,
  ground: 0.2,
  dash: -0.1,
  screen: 0.8,
  roofEnd: 0.14,
  rearFoot: 0.08,
  glassEnd: 0.3,
  drop: 0.04,
  kick: 0,
};

const shares: Readonly<Record<FittedBody, Shares>> = {
  hatch,
  sedan,
  wagon: { ...sedan, roofEnd: 0.46, rearFoot: 0.16, glassEnd: 0.5, drop: 0.1 },
  suv,
  '4x4': {
    ...suv,
    axles: [0.585, 0.165],
    levels: [0.58, 0.635, 0.66, 0.665],
    wheel: 0.385,
    ground: 0.27,
    dash: 0.6,
    screen: 0.36,
    roofEnd: 0.2,
    rearFoot: 0.12,
    glassEnd: 0.4,
    drop: 0.05,
    kick: 0,
  },
  ute: {
    ...suv,
    axles: [0.59, 0.175],
    levels: [0.6, 0.66, 0.68, 0.685],
    wheel: 0.385,
    ground: 0.3,
    dash: 0.52,
    screen: 0.72,
    roofEnd: 1.96,
    rearFoot: 1.72,
    glassEnd: 1.94,
    drop: 0.07,
    kick: 0.06,
  },
  van,
  'people-mover': {
    ...van,
    axles: [0.6, 0.185],
    levels: [0.53, 0.62, 0.64, 0.65],
    dash: 0.25,
    screen: 0.86,
    roofEnd: 0.36,
    rearFoot: 0.16,
    glassEnd: 0.4,
    drop: 0.08,
  },
  coupe: {
    ...sedan,
    axles: [0.6, 0.195],
    levels: [0.54, 0.69, 0.72, 0.74],
    wheel: 0.335,
    ground: 0.13,
    dash: 0.66,
    screen: 0.8,
    roofEnd: 1.5,
    rearFoot: 0.42,
    glassEnd: 1.2,
    drop: 0.06,
    kick: 0.35,
  },
  convertible: {
    ...sedan,
    axles: [0.59, 0.2],
    levels: [0.56, 0.71, 0.73, 0.74],
    wheel: 0.32,
    ground: 0.13,
    dash: 0.66,
    screen: 0.66,
    roofEnd: 1.36,
    rearFoot: 0.8,
    glassEnd: 1.3,
    drop: 0.05,
    kick: 0.1,
  },
};

/** What is usual for a body of that size, with what is known of the model in its place. */
export function profileOf(body: FittedBody, { length, height }: Size, known: Partial<Profile> = {}): Profile {
  const { axles, levels, ...rest } = shares[body];
  const [edge, cowl, belt, deck] = levels.map((share) => share * height) as [number, number, number, number];
  return {
    ...rest,
    wheelbase: axles[0] * length,
    front: axles[1] * length,
    bonnet: [edge, cowl],
    belt: known.bonnet ? Math.max(belt, known.bonnet[1] + 0.02) : belt,
    deck: known.belt ? known.belt + 0.02 : deck,
    ...known,
  };
}
