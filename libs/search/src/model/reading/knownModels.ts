import { plainWords, wordKey } from './wordKey.ts';

/** A model that is sold in Australia, new or used. */
export interface KnownModel {
  make: string;
  model: string;
  /** Body type as stock lists it. */
  body: string;
}

/**
 * Makes with their models by body type. Names that are common words, such as City and Note, and plain numbers are left
 * out: without stock that has them they are more often something else.
 */
const table = `
Toyota: SUV RAV4, Kluger, C-HR, Corolla Cross, Yaris Cross, Fortuner, LandCruiser, LandCruiser 80, LandCruiser 100, LandCruiser 200, LandCruiser 300, LandCruiser Prado, Prado, FJ Cruiser, bZ4X, Rukus; Ute HiLux, Tundra; Hatch Yaris, Echo, Prius; Sedan Corolla, Camry, Aurion, Avalon, Mirai; Coupe GR86, Supra, Celica; Van HiAce; People mover Tarago, Granvia, Estima, Alphard, Vellfire, Voxy, Noah
Mazda: SUV CX-3, CX-30, CX-5, CX-50, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, MX-30, Tribute; Ute BT-50; Hatch Mazda2, Mazda3; Sedan Mazda6; Convertible MX-5; Coupe RX-7, RX-8
Ford: SUV Everest, Escape, Territory, EcoSport, Puma, Endura, Kuga, Explorer, Mustang Mach-E; Ute Ranger, F-150, F-250, Falcon Ute; Hatch Fiesta, Focus; Sedan Falcon, Mondeo; Coupe Mustang; Van Transit, Transit Custom, Tourneo
Kia: SUV Sportage, Sorento, Seltos, Stonic, Niro, EV3, EV5, EV6, EV9; Hatch Picanto, Rio, Soul; Sedan Cerato, Stinger, Optima, K4; Ute Tasman; People mover Carnival, Grand Carnival, Rondo
Hyundai: SUV Tucson, Santa Fe, Kona, Venue, Palisade, Creta, Bayon, Terracan, Ioniq 5, Ioniq 9, ix35, Inster; Hatch i20, i30, Getz, Accent, Veloster; Sedan Elantra, Sonata, i40, i45, Ioniq 6, Ioniq; Van iLoad, Staria Load; People mover Staria, iMax
Mitsubishi: SUV ASX, Outlander, Pajero, Pajero Sport, Eclipse Cross, Challenger; Ute Triton; Sedan Lancer, Magna, Galant, 380; Hatch Mirage, Colt, i-MiEV; People mover Delica; Van Express
Nissan: SUV X-Trail, Qashqai, Juke, Patrol, Pathfinder, Murano, Dualis, Ariya, Terra, Xterra; Ute Navara; Hatch Leaf, Micra, Pulsar, Tiida; Sedan Skyline, Maxima, Altima; Coupe 350Z, 370Z, GT-R, Silvia, 200SX; People mover Elgrand, Serena
Isuzu: Ute D-MAX; SUV MU-X
Subaru: SUV Forester, XV, Crosstrek, Tribeca, Solterra; Wagon Outback, Levorg; Sedan Impreza, WRX, Liberty; Coupe BRZ
Honda: SUV CR-V, HR-V, ZR-V, MDX; Hatch Jazz; Sedan Civic, Accord, Integra; Coupe NSX; People mover Odyssey
Suzuki: SUV Jimny, Jimny XL, Vitara, Grand Vitara, S-Cross, SX4, Ignis, Fronx; Hatch Swift, Baleno, Celerio, Alto; Sedan Kizashi
Volkswagen: SUV Tiguan, Tiguan Allspace, Touareg, T-Cross, T-Roc, ID.4, ID.5, Tayron; Ute Amarok; Hatch Golf, Polo, Scirocco; Sedan Passat, Jetta, Arteon; Coupe Beetle; Van Transporter, Caddy, Crafter; People mover Multivan, Caravelle, ID. Buzz
Audi: SUV Q2, Q3, Q4, Q5, Q7, Q8, e-tron, SQ5, SQ7, RSQ3, RSQ8; Hatch A1, S3, RS3; Sedan A3, A4, A5, A6, A7, A8; Coupe TT, R8
BMW: SUV X1, X2, X3, X4, X5, X6, X7, iX, iX1, iX2, iX3; Sedan 3 Series, 5 Series, 7 Series, i4, i5; Hatch 1 Series, i3; Coupe 2 Series, 4 Series, M2, M4; Convertible Z3, Z4
Mercedes-Benz: SUV GLA, GLB, GLC, GLE, GLS, G-Class, EQA, EQB, EQC, M-Class; Sedan C-Class, E-Class, S-Class, CLA, CLS; Hatch A-Class, B-Class; Ute X-Class; Van Vito, Sprinter; People mover V-Class, Valente
Lexus: SUV UX, NX, RX, GX, LX, LBX, RZ; Sedan IS250, IS300, ES300h, GS300; Hatch CT200h; Coupe RC350, LC500
Land Rover: SUV Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Sport, Range Rover Evoque, Range Rover Velar, Evoque, Velar
Jeep: SUV Wrangler, Cherokee, Grand Cherokee, Compass, Renegade, Avenger; Ute Gladiator
MG: SUV MG ZS, MG HS, ZST, MGS5; Hatch MG3, MG4, MG5; Sedan MG6, MG7; Convertible Cyberster
GWM: SUV Haval H2, Haval H6, Haval H9, Haval Jolion, Jolion, Tank 300, Tank 500; Ute Cannon, Cannon Alpha; Hatch Ora
Haval: SUV H2, H6, H9, Jolion
BYD: SUV Atto 2, Atto 3, Sealion 6, Sealion 7, Sealion 8; Sedan Seal; Hatch Dolphin; Ute Shark 6
Tesla: SUV Model X, Model Y; Sedan Model 3, Model S
Chery: SUV Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8
LDV: Ute T60, eT60; SUV D90; Van G10, V80, Deliver 7, Deliver 9; People mover Mifa
Holden: Sedan Commodore, Cruze, Calais, Caprice, Vectra, Malibu; Ute Colorado, Rodeo; SUV Captiva, Trax, Trailblazer, Equinox, Acadia, Colorado 7, Frontera; Hatch Astra, Barina; Coupe Monaro
HSV: Sedan Clubsport, Senator, GTS; Ute Maloo
Skoda: SUV Kodiaq, Karoq, Kamiq, Enyaq, Yeti; Hatch Fabia, Scala; Wagon Octavia, Superb
Volvo: SUV XC40, XC60, XC90, EX30, EX90, C40; Hatch V40; Sedan S40, S60; Wagon V60, V70
Renault: SUV Koleos, Captur, Kadjar, Arkana, Duster; Hatch Clio, Megane; Van Trafic, Kangoo
Peugeot: Hatch 208, 308; SUV 2008, 3008, 4008, 5008
Porsche: SUV Cayenne, Macan; Coupe 911, Cayman; Convertible Boxster; Sedan Panamera, Taycan
Jaguar: SUV E-Pace, F-Pace, I-Pace; Sedan XE, XF, XJ; Coupe F-Type
Alfa Romeo: Sedan Giulia; SUV Stelvio, Tonale; Hatch Giulietta, MiTo
Fiat: Hatch Fiat 500; Van Ducato
MINI: Hatch Cooper; SUV Countryman; Wagon Clubman
SsangYong: Ute Musso; SUV Rexton, Korando, Tivoli
KGM: Ute Musso; SUV Rexton, Korando, Torres
RAM: Ute Ram 1500, Ram 2500, 1500, 2500, 3500
Chevrolet: Ute Silverado; Coupe Camaro, Corvette
Cupra: SUV Formentor, Ateca, Tavascan; Hatch Leon, Born
Genesis: SUV GV60, GV70, GV80; Sedan G70, G80
Infiniti: SUV QX30, QX70, QX80; Sedan Q50; Hatch Q30
Dodge: SUV Nitro; Coupe Challenger SRT
Citroen: Hatch C3, C4; SUV C5 Aircross
Polestar: Sedan Polestar 2; SUV Polestar 3, Polestar 4
`;

/** Whether a model's name is distinctive without its make. */
export const isOwnName = (key: string): boolean =>
  !/^\d+$/.test(key) && (key.length > 3 || (key.length === 3 && /\d/.test(key)));

interface KnownNames {
  /** By the words of the model, with its make before them, and alone where that is enough. */
  models: ReadonlyMap<string, KnownModel>;
  /** By the words of the make. */
  makes: ReadonlyMap<string, string>;
}

function readTable(): KnownNames {
  const models = new Map<string, KnownModel>();
  const makes = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const [make = '', lists = ''] = line.split(': ');
    const makeKey = wordKey(plainWords(make));
    makes.set(makeKey, make);
    for (const list of lists.split('; ')) {
      const [, body = '', names = ''] = /^(People mover|\w+) (.*)$/.exec(list) ?? [];
      for (const model of names.split(', ')) {
        const key = wordKey(plainWords(model));
        models.set(makeKey + key, { make, model, body });
        if (isOwnName(key) && !models.has(key)) models.set(key, { make, model, body });
      }
    }
  }
  return { models, makes };
}

let known: KnownNames | null = null;

// Read on first use only: a browser that loads this file never needs it.
const names = (): KnownNames => (known ??= readTable());

/** @param key the words of a model's name as `wordKey` joins them, with or without its make */
export const knownModel = (key: string): KnownModel | undefined => names().models.get(key);

/** @param key the words of a make's name as `wordKey` joins them */
export const knownMake = (key: string): string | undefined => names().makes.get(key);
