/** A long number, as a spreadsheet writes it when it has already dropped its last digits. */
const shortened = /^-?\d(?:[.,]\d+)?e\+\d{2,3}$/i;
/** What a spreadsheet shows where a formula fails. */
const formulaError = /^#(?:ref|value|name|num|div\/0|null|spill|calc)[!?]?$/i;

/** Why the text of a cell is no longer what the dealer wrote, or null. */
export function damageOf(text: string): string | null {
  if (text.includes('\ufffd')) return 'holds letters that do not fit the encoding of the file';
  if (shortened.test(text)) return `'${text}' is what a spreadsheet made of a longer number: format the column as text`;
  return formulaError.test(text) ? `'${text}' is an error of a spreadsheet` : null;
}
