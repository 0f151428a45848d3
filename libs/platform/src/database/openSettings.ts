import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';
import { settings } from './schema/index.ts';

/** Small facts about the installation. Values are JSON. */
export interface Settings {
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
}

export function openSettings(db: Db): Settings {
  return {
    async get(name) {
      const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
      return row?.value ?? null;
    },
    async set(name, value) {
      await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    },
  };
}

const idName = 'installation';

/** Id of the installation, the same for all processes on its database. */
export async function installationId(db: Db): Promise<string> {
  await db.insert(settings).values({ name: idName, value: randomUUID() }).onConflictDoNothing();
  return String(await openSettings(db).get(idName));
}
