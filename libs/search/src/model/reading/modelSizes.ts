import { knownModel, type KnownModel } from './knownModels.ts';
import { plainWords, wordKey } from './wordKey.ts';

/**
 * How big the trade counts a model among its kind, facts of the market by the names of `knownModels`. Models of a kind
 * that no list has are of its middle size.
 */
const sizes: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  Car: {
    1: `Yaris, Echo, GR Yaris, Mazda2, Fiesta, Picanto, Rio, i20, Getz, Accent, Mirage, Colt, i-MiEV, Micra, Jazz, Swift,
Baleno, Celerio, Alto, Polo, A1, Fabia, 208, Clio, MiTo, Fiat 500, MG3, Barina, Cooper, Dolphin, Ora, C3`,
    3: `Camry, Mirai, Mazda6, Mondeo, Optima, Stinger, Sonata, i40, i45, Ioniq 6, Galant, Maxima, Altima, Liberty, Levorg,
Outback, Accord, Passat, Arteon, A4, A5, 3 Series, 4 Series, i4, C-Class, CLA, IS250, IS300, ES300h, Seal, MG7, Model 3,
Vectra, Malibu, Octavia, S60, V60, Polestar 2, Giulia, Q50, G70, XE`,
    4: `Aurion, Avalon, Falcon, Magna, 380, Skyline, A6, A7, A8, 5 Series, 7 Series, i5, E-Class, S-Class, CLS, GS300,
Model S, Commodore, Calais, Caprice, Superb, V70, Panamera, Taycan, G80, XF, XJ`,
  },
  SUV: {
    1: `C-HR, Corolla Cross, Yaris Cross, Rukus, CX-3, CX-30, MX-30, EcoSport, Puma, Seltos, Stonic, Niro, EV3, Kona, Venue,
Bayon, Creta, Inster, ASX, Eclipse Cross, Juke, Qashqai, Dualis, XV, Crosstrek, HR-V, Jimny, Jimny XL, Vitara, S-Cross,
SX4, Ignis, Fronx, T-Cross, T-Roc, Q2, Q3, X1, X2, iX1, iX2, GLA, GLB, EQA, EQB, UX, LBX, Evoque, Range Rover Evoque,
Compass, Renegade, Avenger, MG ZS, ZST, Haval H2, Haval Jolion, Jolion, Atto 2, Atto 3, Omoda 5, Tiggo 4, Trax, Kamiq,
Yeti, XC40, EX30, C40, Captur, Kadjar, Arkana, Duster, 2008, 3008, E-Pace, Tonale, Countryman, Tivoli, Ateca, QX30,
C5 Aircross`,
    3: `Kluger, Fortuner, LandCruiser Prado, Prado, FJ Cruiser, CX-8, CX-80, CX-9, CX-90, Everest, Territory, Explorer,
Endura, Sorento, EV9, Santa Fe, Palisade, Ioniq 9, Terracan, Pajero, Pajero Sport, Challenger, Pathfinder, Murano, Terra,
MU-X, Tribeca, MDX, Touareg, Tayron, Q7, Q8, SQ7, RSQ8, X5, X6, iX, GLE, G-Class, M-Class, GX, RX, Defender, Discovery,
Range Rover Sport, Wrangler, Grand Cherokee, Haval H9, Tank 300, Tank 500, Sealion 8, Model X, Tiggo 8, D90, Captiva,
Trailblazer, Acadia, Colorado 7, Kodiaq, XC90, EX90, 5008, Cayenne, Rexton, GV80, QX70, Nitro`,
    4: 'LandCruiser, LandCruiser 200, LandCruiser 300, Patrol, X7, GLS, LX, Range Rover, QX80',
  },
  Ute: { 3: 'Tundra, F-150, F-250, Ram 1500, Ram 2500, 1500, 2500, 3500, Silverado' },
  Van: { 1: 'Caddy, Kangoo', 3: 'Transit, Crafter, Sprinter, Deliver 9, Ducato' },
};

const kinds: Readonly<Record<string, string>> = { SUV: 'SUV', Ute: 'Ute', Van: 'Van', 'People mover': 'People mover' };

/** How big a vehicle is beside others: 2.5, a small SUV, is more than 2, a small car. */
const beside: Readonly<Record<string, number>> = { SUV: 1.5, Ute: 2.5, Van: 2.5, 'People mover': 3.5 };

export interface ModelSize {
  /** @example 'SUV' */
  kind: string;
  /** Among its kind; 2 is the middle. */
  size: number;
  /** Among vehicles of all kinds. */
  overall: number;
}

let bySize: ReadonlyMap<string, number> | null = null;

const keyOf = (kind: string, name: string): string => `${kind} ${wordKey(plainWords(name))}`;

function readSizes(): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(sizes).flatMap(([kind, lists]) =>
      Object.entries(lists).flatMap(([size, names]) =>
        names.split(/,\s+/).map((name) => [keyOf(kind, name), Number(size)] as const),
      ),
    ),
  );
}

function sizeOf({ model, body }: KnownModel): ModelSize {
  // Read on first use only: a browser that loads this file never needs it.
  bySize ??= readSizes();
  const kind = kinds[body] ?? 'Car';
  const size = bySize.get(keyOf(kind, model)) ?? 2;
  return { kind, size, overall: size + (beside[kind] ?? 0) };
}

/**
 * The size of a model; null where the model is not known.
 * @param value make and model @example modelSize('Mazda > CX-3') // { kind: 'SUV', size: 1, overall: 2.5 }
 */
export function modelSize(value: string): ModelSize | null {
  const words = plainWords(value);
  // `LandCruiser 70` and `Hilux SR5` are known by the beginning of their names.
  for (let length = words.length; length > 1; length -= 1) {
    const known = knownModel(wordKey(words.slice(0, length)));
    if (known) return sizeOf(known);
  }
  return null;
}
