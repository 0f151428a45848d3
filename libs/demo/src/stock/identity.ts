import type { Jurisdiction } from '@forecourt/domain';
import type { Chance } from './chance.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** No vowels, so that no plate spells a word. */
const plateLetters = 'BCDFGHJKLMNPRSTVWXYZ';
const digits = '0123456789';
const vinCharacters = `${letters}${digits}`;
/** Model-year letters of position ten, from 2010 on. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY';

const spell = (chance: Chance, characters: string, count: number) =>
  Array.from({ length: count }, () => chance.pick([...characters])).join('');

/** Seventeen characters: maker, description, year letter and serial. */
export function makeVin(chance: Chance, wmi: string, year: number): string {
  const yearCode = yearCodes[(year - 2010 + yearCodes.length * 2) % yearCodes.length] ?? 'A';
  return `${wmi}${spell(chance, vinCharacters, 6)}${yearCode}${spell(chance, letters, 1)}${spell(chance, digits, 6)}`;
}

/** A vehicle identification code of the trade's price guide: six characters. */
export function makeNvic(chance: Chance): string {
  return `${spell(chance, digits, 2)}${spell(chance, letters, 1)}${spell(chance, digits, 1)}${spell(chance, letters, 2)}`;
}

/** `A` stands for a letter, `0` for a digit; anything in brackets stands for itself. */
const carPlates: Readonly<Record<Jurisdiction, string>> = {
  NSW: 'AAA00A',
  VIC: '[1]AA0AA',
  QLD: '000AA0',
  WA: '[1H]AA000',
  SA: '[S]000AAA',
  TAS: 'A00AA',
  ACT: '[Y]AA00A',
  NT: '[C]A00AA',
  NZ: 'AAA000',
};
const trailerPlates: Readonly<Record<Jurisdiction, string>> = {
  NSW: '[T]A00AA',
  VIC: 'A00[0]00',
  QLD: '000[U]AA',
  WA: '[1T]AA000',
  SA: '[SY]00AA',
  TAS: '[Z]A00AA',
  ACT: '[T]0000A',
  NT: '[TC]0000',
  NZ: 'A000A',
};

export function makePlate(chance: Chance, state: Jurisdiction, isTrailer: boolean): string {
  const format = (isTrailer ? trailerPlates : carPlates)[state];
  return [...format.matchAll(/\[([^\]]+)\]|(.)/g)]
    .map(([, literal, mark]) => literal ?? spell(chance, mark === 'A' ? plateLetters : digits, 1))
    .join('');
}

/** Stock number: letters of the dealership, kind of stock, running number. @example 'HTOU1042' for Harbour Toyota */
export function stockNumber(dealerSlug: string, carType: string, ordinal: number): string {
  const words = dealerSlug.split('-');
  // Two letters of the last word keep a group's yards apart: Southern Mazda and Southern MG.
  const code = words.map((word, index) => word.slice(0, index === words.length - 1 ? 2 : 1)).join('');
  return `${code}${carType.slice(0, 1)}${1001 + ordinal}`.toUpperCase();
}
