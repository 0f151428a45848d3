import { knownModel, type KnownModel } from './knownModels.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** SUVs that the trade counts as light or small; facts of the market, by the names of `knownModels`. */
const small = `C-HR, Corolla Cross, Yaris Cross, Rukus, CX-3, CX-30, MX-30, EcoSport, Puma, Seltos, Stonic, Niro, EV3, Kona,
Venue, Bayon, Creta, Inster, ASX, Eclipse Cross, Juke, Qashqai, Dualis, XV, Crosstrek, HR-V, Jimny, Jimny XL, Vitara,
S-Cross, SX4, Ignis, Fronx, T-Cross, T-Roc, Q2, Q3, X1, X2, iX1, iX2, GLA, GLB, EQA, EQB, UX, LBX, Evoque,
Range Rover Evoque, Compass, Renegade, Avenger, MG ZS, ZST, Haval H2, Haval Jolion, Jolion, Atto 2, Atto 3, Omoda 5,
Tiggo 4, Trax, Kamiq, Yeti, XC40, EX30, C40, Captur, Kadjar, Arkana, Duster, 2008, 3008, E-Pace, Tonale, Countryman,
Tivoli, Ateca, QX30, C5 Aircross`;

/** SUVs that the trade counts as large or upper large. */
const large = `Kluger, Fortuner, LandCruiser, LandCruiser Prado, Prado, FJ Cruiser, CX-8, CX-80, CX-9, CX-90, Everest,
Territory, Explorer, Endura, Sorento, EV9, Santa Fe, Palisade, Ioniq 9, Terracan, Pajero, Pajero Sport, Challenger,
Patrol, Pathfinder, Murano, Terra, MU-X, Tribeca, MDX, Touareg, Tayron, Q7, Q8, SQ7, RSQ8, X5, X6, X7, iX, GLE, GLS,
G-Class, M-Class, GX, LX, RX, Defender, Discovery, Range Rover, Range Rover Sport, Wrangler, Grand Cherokee, Haval H9,
Tank 300, Tank 500, Sealion 8, Model X, Tiggo 8, D90, Captiva, Trailblazer, Acadia, Colorado 7, Kodiaq, XC90, EX90, 5008,
Cayenne, Rexton, GV80, QX70, QX80, Nitro`;

export type SuvSize = 'Small' | 'Medium' | 'Large';

const keysOf = (names: string): ReadonlySet<string> =>
  new Set(names.split(/,\s+/).map((name) => wordKey(plainWords(name))));

let sizes: { small: ReadonlySet<string>; large: ReadonlySet<string> } | null = null;

function sizeOf({ model }: KnownModel): SuvSize {
  // Read on first use only: a browser that loads this file never needs it.
  sizes ??= { small: keysOf(small), large: keysOf(large) };
  const key = wordKey(plainWords(model));
  if (sizes.small.has(key)) return 'Small';
  return sizes.large.has(key) ? 'Large' : 'Medium';
}

/**
 * The size of an SUV as the trade counts it; null for other vehicles and for models that are not known.
 * @param value make and model @example suvSize('Mazda > CX-3') // 'Small'
 */
export function suvSize(value: string): SuvSize | null {
  const known = knownModel(wordKey(plainWords(value)));
  return known?.body === 'SUV' ? sizeOf(known) : null;
}
