import { z } from 'zod';

/** Version of the format. */
export const backupVersion = 1;

const head = z.object({ backup: z.literal(backupVersion), made: z.string(), migrations: z.array(z.string()) });
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const file = z.object({ file: z.string().min(1) });
const data = z.object({ data: z.base64() });
const end = z.object({
  end: z.literal(true),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  sha256: z.string(),
});

/**
 * A line of a backup but for rows, which are an array as the database wrote them: the head, then each table before its
 * rows, each file before its bytes, and the end with counts and the hash of everything before it.
 */
export const backupLine = z.union([head, table, file, data, end]);

export type BackupLine = z.infer<typeof backupLine>;
export type BackupHead = z.infer<typeof head>;
export type BackupEnd = z.infer<typeof end>;
