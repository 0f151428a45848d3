import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/** A folder of a test's own. All of them are removed when the run ends. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('runFolder'), 'test-'));

/** Writes a file and the folders that lead to it: text as it is, anything else as JSON. */
export function putFile(folder: string, path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

export const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');
