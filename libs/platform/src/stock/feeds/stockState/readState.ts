import { readStockState, readYesNo, type StockState } from '@forecourt/domain/stock-words';
import type { Cells } from '../correctCells.ts';
import type { ReadingRule } from '../mappingRules.ts';
import { readField } from '../readField.ts';
import type { Reading } from '../reading.ts';

/** The fields that decide whether a vehicle is for sale, free and public. */
const stateFields = ['status', 'sold', 'reserved', 'show_on_dealer_website'] as const;
export type StateField = (typeof stateFields)[number];

const known: ReadonlySet<string> = new Set(stateFields);
export const isStateField = (path: string): path is StateField => known.has(path);

/** What one row says of a vehicle's state. Null is what it says nothing of: an empty cell, or none. */
export interface RowState {
  /** What its status says. */
  word: StockState | null;
  sold: boolean | null;
  reserved: boolean | null;
  shown: boolean | null;
  /** Fields whose cells say something that cannot be read. */
  unread: readonly StateField[];
}

export const silentState: RowState = { word: null, sold: null, reserved: null, shown: null, unread: [] };

const shownWords = /^(?:live|published|active|online|listed|visible|public|show|shown|display|displayed|advertised)$/i;
const hiddenWords = /^(?:hide|not shown|invisible|private)$/i;
/** A cross stands for yes on many forms and for no on others: it publishes nothing. */
const cross = /^x$/i;

/** A word for a state in a column that asks a question. */
function answerOf(field: Exclude<StateField, 'status'>, text: string): boolean | null {
  if (field === 'show_on_dealer_website' && shownWords.test(text)) return true;
  if (field === 'show_on_dealer_website' && hiddenWords.test(text)) return false;
  const word = readStockState(text);
  if (field === 'show_on_dealer_website') return word === 'withdrawn' ? false : null;
  if (word === field) return true;
  return word === 'in_stock' || word === 'coming_soon' ? false : null;
}

function meaningOf(field: StateField, text: string): StockState | boolean | null {
  if (field === 'status') return readStockState(text);
  if (field === 'show_on_dealer_website' && cross.test(text)) return null;
  return readYesNo(text) ?? answerOf(field, text);
}

interface ColumnReading {
  reading: Reading;
  column: string;
}

function readColumn(field: StateField, rule: ReadingRule, cells: Cells, missing: ReadonlySet<string>): ColumnReading {
  const { reading, column } = readField(rule, cells, missing);
  const cell = (cells[column] ?? '').trim() || rule.empty;
  const isPlainAnswer = reading.known && typeof reading.value === 'boolean' && field !== 'status';
  // Where the mapping's own words turn a cross into an answer, they say what it means.
  const isCross = field === 'show_on_dealer_website' && cross.test(cell) && rule.steps[0]?.do === 'yes-no';
  if (isPlainAnswer && !isCross) return { reading, column };
  if (!reading.known && reading.reason === null) return { reading, column };
  const text = reading.known && typeof reading.value === 'string' ? reading.value : cell;
  const meaning = meaningOf(field, text);
  if (meaning !== null) return { reading: { known: true, value: meaning }, column };
  const reason = reading.known ? `'${text.slice(0, 57)}' is no state that is known` : reading.reason;
  return { reading: { known: false, reason }, column };
}

/**
 * A field of the state, through the words of its mapping and those of the trade. Of several columns one that cannot be
 * read makes the field unreadable: what it says may be the opposite of what the next one does.
 */
export function readStateField(
  field: StateField,
  rule: ReadingRule,
  cells: Cells,
  missing: ReadonlySet<string>,
): ColumnReading {
  if (rule.columns.length < 2) return readColumn(field, rule, cells, missing);
  let read: ColumnReading = { reading: { known: false, reason: null }, column: rule.columns[0] ?? '' };
  for (const column of rule.columns) {
    read = readColumn(field, { ...rule, columns: [column], empty: '' }, cells, missing);
    if (read.reading.known || read.reading.reason !== null) return read;
  }
  return rule.empty === '' ? read : readColumn(field, { ...rule, columns: [read.column] }, cells, missing);
}

/** Collects what the fields of one row say. */
export function collectState(): { take(field: StateField, reading: Reading): void; state(): RowState } {
  let state = silentState;
  return {
    take(field, reading) {
      if (!reading.known) {
        if (reading.reason !== null) state = { ...state, unread: [...state.unread, field] };
      } else if (field === 'status') state = { ...state, word: reading.value as StockState };
      else state = { ...state, [field === 'show_on_dealer_website' ? 'shown' : field]: reading.value };
    },
    state: () => state,
  };
}
