/** A colour a maker would offer. `metallic` paints pick up more light along their edges. */
export interface Paint {
  name: string;
  hex: string;
  metallic: boolean;
}

/** Colours a demo vehicle may be painted in, by slug. */
export const paints = {
  'glacier-white': { name: 'Glacier White', hex: '#f1f2f0', metallic: false },
  'pearl-white': { name: 'Pearl White', hex: '#eceae4', metallic: true },
  'sterling-silver': { name: 'Sterling Silver', hex: '#b9bdc1', metallic: true },
  quicksilver: { name: 'Quicksilver', hex: '#9aa0a6', metallic: true },
  'graphite-grey': { name: 'Graphite Grey', hex: '#5a5f65', metallic: true },
  gunmetal: { name: 'Gunmetal', hex: '#3e444b', metallic: true },
  'cement-grey': { name: 'Cement Grey', hex: '#8f9492', metallic: false },
  'onyx-black': { name: 'Onyx Black', hex: '#131417', metallic: false },
  'midnight-black': { name: 'Midnight Black', hex: '#1a1c22', metallic: true },
  'deep-sea-blue': { name: 'Deep Sea Blue', hex: '#1b355e', metallic: true },
  'electric-blue': { name: 'Electric Blue', hex: '#1c5fb4', metallic: true },
  'storm-blue': { name: 'Storm Blue', hex: '#4d6478', metallic: true },
  'sky-blue': { name: 'Sky Blue', hex: '#8fb3cc', metallic: false },
  'crimson-red': { name: 'Crimson Red', hex: '#a5161f', metallic: true },
  'signal-red': { name: 'Signal Red', hex: '#c81c20', metallic: false },
  burgundy: { name: 'Burgundy', hex: '#571a26', metallic: true },
  'forest-green': { name: 'Forest Green', hex: '#24453a', metallic: true },
  'olive-green': { name: 'Olive Green', hex: '#5f6549', metallic: false },
  'sunset-orange': { name: 'Sunset Orange', hex: '#cf5a1e', metallic: true },
  'amber-yellow': { name: 'Amber Yellow', hex: '#e0a920', metallic: false },
  bronze: { name: 'Bronze', hex: '#7d6249', metallic: true },
  'desert-beige': { name: 'Desert Beige', hex: '#bfae92', metallic: false },
  champagne: { name: 'Champagne', hex: '#cbbfa9', metallic: true },
} as const satisfies Record<string, Paint>;

export type PaintId = keyof typeof paints;

export const isPaintId = (text: string): text is PaintId => Object.hasOwn(paints, text);
