import { tradeWord, type TradeVocabulary } from '../words/tradeWords.ts';
import { foldName, makeNames } from '../words/vehicleNames.ts';

export const any = (): boolean => true;
export const matches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);
export const short = (text: string): boolean => text.length <= 80 && /[\p{L}\d]/u.test(text);
export const isWord =
  (of: TradeVocabulary) =>
  (text: string): boolean =>
    text.length <= 40 && !/^-?[\d.,\s]+$/.test(text) && (tradeWord(text, of) ?? '') !== '';
export const isCode =
  (of: TradeVocabulary) =>
  (text: string): boolean =>
    text.length <= 40 && tradeWord(text, of) !== null;
export const numberWithin =
  (min: number, max: number) =>
  (text: string): boolean => {
    const digits = /^\$?\s*(\d[\d., ]*)/.exec(text)?.[1];
    const number =
      digits === undefined ? Number.NaN : Number(digits.replace(/[.,](?=\d{3}\b)|\s/g, '').replace(',', '.'));
    return number >= min && number <= max;
  };
const makes = new Set(makeNames.map(foldName));
/** Makes are known by their names: a column of them needs no header. */
export const isMake = (text: string): boolean => makes.has(foldName(text));
export const isMoney = (text: string): boolean =>
  /^(?:[$€£]|AUD)?\s*\d[\d., ]*(?:\s*(?:AUD|USD|EUR|GBP|drive ?-?away|egc))?$/i.test(text) ||
  /^(?:poa|call)$/i.test(text);
export const isDate = matches(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|^\d{1,2}[ -]\p{L}{3,9}[ -]\d{4}|^\d{9,13}$/u);
export const isMonth = matches(
  /^\d{1,2}[-/.]\d{4}$|^\d{4}[-/.]\d{1,2}$|^\p{L}{3,9}[ -]\d{4}$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b/u,
);
export const isYesNo = matches(/^(?:1|0|true|false|yes|no|y|n|on|off|x|ja|nein|✓)$/i);
export const isPicture = matches(
  /^\[?"?\s*(?:\[?\{?"?\w*"?:?\s*"?)https?:\/\/\S+|^\S+\.(?:jpe?g|png|webp)(?:$|[,;| ])/i,
);

export const pictureNames =
  /^(?:images?|photos?|pictures?|pics?|imgs?|imagelist|imageurls?|imagelinks?|additionalimagelinks?|photourls?|photolist|pictureurls?|picturerefs|gallery|bilder|bild|fotos?|mainimage|mainphoto|imagesurls?)(?:url|src|link)?\d*(?:url|src|link)?\d*$/;
export const equipmentNames =
  /^(?:standardequipment|features?|vehiclefeatures|options?|optionlist|vehicleoptions?|equipment|standardfeatures|optionalfeatures|additionalfeatures|extras|accessories|ausstattung|sonderausstattung)$/;
