import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startTemporaryPostgres } from './temporaryPostgres.ts';

it('keeps its data and its address through a restart and a crash', { timeout: 60_000 }, async () => {
  const server = await startTemporaryPostgres();
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  try {
    await ask('create table kept as select 1 as number');
    await server.restart();
    await ask('insert into kept values (2)');
    await server.restart('crash');
    expect(await ask('select number from kept order by number')).toEqual([{ number: 1 }, { number: 2 }]);
  } finally {
    await server.stop();
  }
});
