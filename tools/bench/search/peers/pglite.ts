import { facetNames, numberNames, type FlatCar, type NumberName } from '../flatCar.ts';
import { plainTokens } from '../plainWords.ts';
import { disjunctiveNames, hitsPerPage, maxValues, type PageAnswer } from '../wirePages.ts';
import type { Page } from '../workload.ts';
import { orderOf, peerModule, type Peer } from './peer.ts';

interface Database {
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}
type Answered = {
  facets: [string, string, number][] | null;
  stats: [NumberName, number, number, string, string][] | null;
};

const columns = [
  ...['id', 'dealership_id', 'offered', 'title', 'custom_rank', 'created_at_timestamp', 'price', 'km', 'year', 'seats'],
  ...facetNames.filter((name) => !(numberNames as readonly string[]).includes(name)),
];
const numberTypes: Record<string, string> = {
  custom_rank: 'integer',
  created_at_timestamp: 'bigint',
  price: 'integer',
  km: 'integer',
  year: 'integer',
  seats: 'integer',
  offered: 'boolean',
};
const indexed = ['dealership_id', 'make', 'model', 'body', 'colour', 'state', 'fuel', 'price'];
const schema = `
  create table cars (${columns.map((name) => `${name} ${numberTypes[name] ?? 'text collate "C"'}`).join(', ')},
    words tsvector, primary key (id));`;
const indexes = `
  ${indexed.map((name) => `create index on cars (${name}) where offered;`).join('\n')}
  create index on cars using gin (words);
  analyze cars;`;

function cells(car: FlatCar): unknown[] {
  const values: Record<string, unknown> = { ...car.facets, ...car };
  return columns.map((name) => values[name] ?? null);
}

function condition(
  page: Page,
  dealerships: readonly string[] | null,
  except: string | null,
  params: unknown[],
): string {
  const place = (value: unknown): string => `$${params.push(value)}`;
  const clauses = ['offered'];
  if (dealerships) clauses.push(`dealership_id = any(${place(dealerships)}::text[])`);
  for (const { attribute, values } of page.refinements) {
    if (attribute === except) continue;
    const isNumber = (numberNames as readonly string[]).includes(attribute);
    clauses.push(`${attribute} = any(${place(values)}::${isNumber ? 'integer' : 'text'}[])`);
  }
  if (except !== 'price') {
    if (page.price.min !== null) clauses.push(`price >= ${place(page.price.min)}`);
    if (page.price.max !== null) clauses.push(`price <= ${place(page.price.max)}`);
  }
  const words = plainTokens(page.query);
  if (words.length > 0) clauses.push(`words @@ to_tsquery('simple', ${place(`${words.join(' & ')}:*`)})`);
  return clauses.join(' and ');
}

/** Counts and figures of the rows found, each facet cut to its most frequent values. */
function summary(names: readonly string[]): string {
  const counts = names.map(
    (name) => `(select json_build_array('${name}', ${name}::text, count(*)) as entry from found
      where ${name} is not null group by ${name} order by count(*) desc, ${name}::text collate "C" limit ${maxValues})`,
  );
  const figures = numberNames
    .filter((name) => names.includes(name))
    .map(
      (name) =>
        `select json_build_array('${name}', min(${name}), max(${name}), sum(${name}), count(${name})) as entry from found`,
    );
  return `(select json_agg(entry) from (${counts.join(' union all ')}) c) as facets,
    ${figures.length > 0 ? `(select json_agg(entry) from (${figures.join(' union all ')}) f)` : 'null'} as stats`;
}

/** Plain SQL on PostgreSQL in this process: one statement for the hits, one for the counts, one for each refined facet. */
export async function openPglite(): Promise<Peer> {
  const { PGlite } = await peerModule<{ PGlite: new () => Database }>('@electric-sql/pglite');
  const db = new PGlite();
  await db.exec(schema);
  const places = columns.map((_, place) => `$${place + 1}`).join(', ');
  const changes = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  const words = "to_tsvector('simple', lower(regexp_replace(title, '[^A-Za-z0-9]+', ' ', 'g')))";

  async function summarise(page: Page, dealerships: readonly string[] | null, except: string | null) {
    const params: unknown[] = [];
    const rows = `with found as materialized (select * from cars where ${condition(page, dealerships, except, params)})`;
    const names = except === null ? facetNames : [except];
    const {
      rows: [answered],
    } = await db.query<Answered & { total: number }>(
      `${rows} select (select count(*)::int from found) as total, ${summary(names)}`,
      params,
    );
    if (!answered) throw new Error('PGlite gave no answer.');
    return answered;
  }

  function take(answer: PageAnswer, { facets, stats }: Answered, names: readonly string[]): void {
    for (const name of names) {
      answer.facets[name] = {};
      delete answer.stats[name];
    }
    for (const [name, value, count] of facets ?? []) (answer.facets[name] ??= {})[value] = count;
    for (const [name, min, max, sum, count] of stats ?? []) {
      if (Number(count) > 0) answer.stats[name] = { min, max, sum: Number(sum), avg: Number(sum) / Number(count) };
    }
  }

  return {
    async load(stock) {
      for await (const cars of stock) {
        const rows = cars.map(cells);
        const names = columns.map((name) => `(one->>${columns.indexOf(name)})::${numberTypes[name] ?? 'text'}`);
        await db.query(
          `insert into cars (${columns.join(', ')}) select ${names.join(', ')} from json_array_elements($1::json) one`,
          [JSON.stringify(rows)],
        );
      }
      await db.exec(`update cars set words = ${words}; ${indexes}`);
    },
    async answer(page, dealerships) {
      const params: unknown[] = [];
      const found = condition(page, dealerships, null, params);
      const { attribute, direction } = orderOf(page);
      const { rows } = await db.query<{ id: string }>(
        `select id from cars where ${found} order by ${attribute} ${direction} nulls last, custom_rank desc, id limit ${hitsPerPage}`,
        params,
      );
      const main = await summarise(page, dealerships, null);
      const answer: PageAnswer = { ids: rows.map(({ id }) => id), nbHits: main.total, facets: {}, stats: {} };
      take(answer, main, facetNames);
      for (const name of disjunctiveNames(page)) take(answer, await summarise(page, dealerships, name), [name]);
      return answer;
    },
    async update(car) {
      await db.query(
        `insert into cars (${columns.join(', ')}) values (${places}) on conflict (id) do update set ${changes}`,
        cells(car),
      );
      await db.query(`update cars set words = ${words} where id = $1`, [car.id]);
    },
    close: () => db.close(),
  };
}
