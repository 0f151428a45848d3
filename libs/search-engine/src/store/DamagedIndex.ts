/** The index file is damaged. It is rebuilt from the stock, not repaired. */
export class DamagedIndex extends Error {}

/** SQLITE_CORRUPT, SQLITE_NOTADB, and reading past the end of a file that was cut. */
const damageCodes = new Set([11, 26, 522, 267, 779]);

export function isDamage(fault: unknown): boolean {
  if (fault instanceof DamagedIndex) return true;
  const code = typeof fault === 'object' && fault !== null && 'errcode' in fault ? Number(fault.errcode) : 0;
  return damageCodes.has(code) || damageCodes.has(code & 255);
}
