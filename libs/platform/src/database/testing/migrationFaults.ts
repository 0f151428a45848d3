/** A statement that the code of the former version would stumble over, and why. */
interface Hazard {
  pattern: RegExp;
  why: string;
}

const hazards: readonly Hazard[] = [
  { pattern: /\bdrop\s+(table|column|schema|type|view)\b/i, why: 'takes away what the former version may read' },
  { pattern: /\brename\b/i, why: 'takes away the name that the former version uses' },
  { pattern: /\balter\s+column\b[^;]*\bset\s+(data\s+)?type\b/i, why: 'changes what the former version reads' },
  { pattern: /\balter\s+column\b[^;]*\bset\s+not\s+null\b/i, why: 'refuses rows that the former version writes' },
  { pattern: /\balter\s+column\b[^;]*\bdrop\s+default\b/i, why: 'refuses rows that the former version writes' },
  {
    pattern: /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    why: 'refuses rows that the former version writes',
  },
  { pattern: /\btruncate\b/i, why: 'deletes what the former version reads' },
];

/** Constraints on tables that stand already may refuse what the former version writes. */
const constraint = /\b(?:create\s+unique\s+index\b[^;]*\bon|alter\s+table)\s+"?(\w+)"?(?=[^;]*)/i;
const isConstraint = /\bcreate\s+unique\s+index\b|\badd\s+constraint\b/i;

/** `-- out of use since 0012: reason` in a migration says that the former version needs no more what goes. */
const outOfUse = /^--\s*out of use since (\d{4})\b\s*:\s*\S/im;

/**
 * What in a migration would break hosts of the former version, which run beside the new ones while an update lasts: tables
 * only grow within an update. What goes has to be out of use since an earlier migration, and the migration says since
 * which.
 * @param name of the file. @example '0012_content_drafts.sql'
 */
export function migrationFaults(name: string, text: string): string[] {
  const made = new Set(
    [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, table]) => table),
  );
  const since = outOfUse.exec(text)?.[1];
  if (since !== undefined && since < name.slice(0, 4)) return [];
  const statements = text
    .replace(/^--(?!>).*$/gm, '')
    .split(/-->\s*statement-breakpoint|;/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^create\s+table/i.test(statement));
  return statements.flatMap((statement) => {
    const hazard = hazards.find(({ pattern }) => pattern.test(statement));
    const [, table] = constraint.exec(statement) ?? [];
    const refuses = isConstraint.test(statement) && !made.has(table);
    const why = hazard?.why ?? (refuses ? 'may refuse rows that the former version writes' : null);
    return why === null ? [] : [`${name}: '${statement.replace(/\s+/g, ' ').slice(0, 80)}' ${why}.`];
  });
}
