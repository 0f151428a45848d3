import type { Canvas } from '../engine/canvas.ts';

/** What lies behind a dealership: towers, the sea, hills or a suburb's trees. */
export const surroundings = ['city', 'coast', 'country', 'suburb'] as const;
export type Surroundings = (typeof surroundings)[number];

interface Air {
  sky: readonly [top: string, middle: string, low: string];
  /** Ground behind the building. */
  land: string;
}

const airs: Readonly<Record<Surroundings, Air>> = {
  city: { sky: ['#6f9cc6', '#b3cde0', '#e9eef0'], land: '#8b938d' },
  coast: { sky: ['#4f93cf', '#a5cde8', '#eef5f6'], land: '#c9bd97' },
  country: { sky: ['#7aa7d0', '#d8d9c8', '#f4dfb4'], land: '#a9975f' },
  suburb: { sky: ['#88a7c0', '#c3d2dc', '#eceeec'], land: '#7f8d6c' },
};

const horizon = 610;

const towers = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const wide = 58 + ((i * 37) % 46);
    const tall = 120 + ((i * 89) % 290);
    const x = i * 104 - 20;
    const panes = Array.from(
      { length: Math.floor(tall / 34) },
      (_row, row) => `M${x + 8} ${horizon - tall + 16 + row * 34}h${wide - 16}`,
    ).join('');
    return `<rect x="${x}" y="${horizon - tall}" width="${wide}" height="${tall}" fill="${i % 3 ? '#8ea3b4' : '#a7b6c2'}"/><path d="${panes}" stroke="#dbe6ee" stroke-width="9" opacity=".42"/>`;
  }).join('');

const sea = (): string =>
  `<rect y="505" width="1600" height="110" fill="#3f86ab"/><path d="M0 528H1600M0 552H1600M0 580H1600" stroke="#d7ecf3" stroke-width="5" opacity=".35"/>${[
    90, 210, 1405, 1520,
  ]
    .map((x, i) => {
      const top = 250 + (i % 2) * 40;
      const tiers = Array.from({ length: 6 }, (_, tier) => {
        const y = top + 30 + tier * 52;
        const half = 26 + tier * 15;
        return `<path d="M${x} ${y - 56}L${x + half} ${y + 20}H${x - half}Z" fill="#3d5f4c"/>`;
      });
      return `<rect x="${x - 7}" y="${top + 90}" width="14" height="${horizon - top - 80}" fill="#6b5a48"/>${tiers.join('')}`;
    })
    .join('')}`;

const hills = (): string =>
  `<path d="M0 500Q240 380 520 470T1060 440T1600 490V620H0Z" fill="#8c9a86"/><path d="M0 550Q320 470 720 540T1600 530V620H0Z" fill="#a5a06b"/>${trees([60, 170, 1440, 1560], '#73805a')}`;

function trees(places: readonly number[], colour: string): string {
  return places
    .map(
      (x, i) =>
        `<rect x="${x - 8}" y="470" width="16" height="150" fill="#8a7a66"/><ellipse cx="${x}" cy="${420 - (i % 2) * 30}" rx="88" ry="74" fill="${colour}"/><ellipse cx="${x + 46}" cy="${466 - (i % 2) * 20}" rx="66" ry="50" fill="${colour}"/>`,
    )
    .join('');
}

const suburb = (): string =>
  `${Array.from({ length: 9 }, (_, i) => {
    const x = i * 190 - 60;
    return `<path d="M${x} 540l74-62 74 62z" fill="${i % 2 ? '#9a6a58' : '#7d7f83'}"/><rect x="${x + 12}" y="538" width="124" height="80" fill="#d9d5c8"/>`;
  }).join('')}${trees([40, 330, 1250, 1540], '#5f7a55')}`;

const beyond: Readonly<Record<Surroundings, () => string>> = { city: towers, coast: sea, country: hills, suburb };

/** Sky, what lies beyond, and the sealed yard in front, with the building's ground line at 640. */
export function paintSurroundings(canvas: Canvas, kind: Surroundings): void {
  const { sky, land } = airs[kind];
  const air = canvas.linear(
    [0, 0],
    [0, horizon],
    [
      { at: 0, colour: sky[0] },
      { at: 0.6, colour: sky[1] },
      { at: 1, colour: sky[2] },
    ],
  );
  const yard = canvas.linear(
    [0, 640],
    [0, 1200],
    [
      { at: 0, colour: '#a7a7a4' },
      { at: 0.4, colour: '#949492' },
      { at: 1, colour: '#75777a' },
    ],
  );
  const mist = canvas.blur(5, { left: 0, top: 150, right: 1600, bottom: 640 });
  canvas.add(`<rect width="1600" height="640" fill="${air}"/><g filter="${mist}">${beyond[kind]()}</g>`);
  canvas.add(
    `<rect y="600" width="1600" height="50" fill="${land}"/><rect y="640" width="1600" height="560" fill="${yard}"/>`,
  );
  const bays = Array.from({ length: 9 }, (_, i) => `M${260 + i * 140} 900L${-140 + i * 240} 1200`).join('');
  canvas.add(`<path d="${bays}" stroke="#e8e8e4" stroke-width="7" opacity=".5"/>`);
}
