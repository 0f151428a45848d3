import { readConfig } from '@forecourt/platform';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
const deployed = filesIn('deploy');
const guides = ['docs/operations.md', 'docs/going-live.md', 'deploy/README.md'];

/** Every setting that hosts and workers read. */
const settings = new Set(
  readdirSync(join(root, 'libs/platform/src/config'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...read(`libs/platform/src/config/${name}`).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)])
    .map(([, name = '']) => name),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** What a worker answers, each of which a host answers too. */
const workerPaths = ['/healthz', '/readyz', '/metrics'];
const operatorPaths = /operatorPaths = new Set\(\[([^\]]+)\]\)/.exec(read('apps/host/server/operations.ts'))?.[1] ?? '';

describe('what is deployed', () => {
  it.each([...deployed, ...guides])('%s names settings that there are', (path) => {
    const names = read(path).match(/\b(?:FORECOURT_[A-Z_]+|DATABASE_URL|SMTP_URL)\b/g) ?? [];
    for (const name of names) expect([...settings], `${name} in ${path}`).toContain(name);
  });

  it.each([...deployed, ...guides])('%s names commands, programs and files that there are', (path) => {
    const text = read(path);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z:]+)/g)) expect(scripts, path).toHaveProperty([name]);
    for (const [program = ''] of text.matchAll(/\b(?:apps|tools|libs)\/[\w@./-]+\.(?:ts|mjs)\b/g))
      expect(existsSync(join(root, program)), `${program} in ${path}`).toBe(true);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(join(root, path, '..', link)), `${link} in ${path}`).toBe(true);
    for (const name of text.match(/\bforecourt-\w+@?\.(?:service|timer)\b/g) ?? [])
      expect(deployed, path).toContain(`deploy/systemd/${name}`);
  });

  it('has an example of its settings that a host starts with when its secrets are filled in, and not before', () => {
    const lines = read('deploy/forecourt.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2))) as Record<string, string>;
    const secrets = Object.keys(given).filter((name) => given[name] === '');
    expect(secrets).toEqual(['FORECOURT_SECRET', 'FORECOURT_SEARCH_KEY', 'FORECOURT_METRICS_KEY', 'POSTGRES_PASSWORD']);
    const ownSites = { ...given, FORECOURT_SITES: join(root, 'apps/host/sites') };
    const unfilled = readConfig(ownSites, root);
    expect(unfilled).toMatchObject({ ok: false });
    const filled = Object.fromEntries(secrets.map((name) => [name, randomBytes(20).toString('hex')]));
    expect(readConfig({ ...ownSites, ...filled }, root)).toMatchObject({ ok: true, config: { demo: false } });
  });

  it('asks hosts for nothing but what they tell operators', () => {
    const asked = deployed.flatMap((path) => [
      ...read(path).matchAll(/(?:health_uri|path:|:9080|PORT \+ ')\s*'?(\/\w+z)\b/g),
    ]);
    expect(new Set(asked.map(([, path]) => path))).toEqual(new Set(['/healthz', '/readyz', '/domainz']));
    for (const [, path] of asked) expect(operatorPaths).toContain(`'${path}'`);
    const worker = read('libs/platform/src/checks/listenForOperators.ts');
    for (const path of workerPaths)
      expect([worker, operatorPaths].every((text) => text.includes(`'${path}'`))).toBe(true);
    for (const proxy of ['deploy/caddy/Caddyfile', 'deploy/nginx/forecourt.conf'])
      for (const [, path = ''] of operatorPaths.matchAll(/'\/(\w+)'/g))
        expect(read(proxy), `${proxy} keeps /${path} from the public`).toMatch(
          new RegExp(`(?:path|~) .*\\b${path}\\b`),
        );
  });
});

interface Service {
  image: string;
  env_file?: string;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
}

it('has a compose file whose parts are there, and that asks for the password of the database', () => {
  const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const { services } = compose;
  expect(Object.keys(services)).toEqual(['postgres', 'host-1', 'host-2', 'worker', 'caddy']);
  for (const [name, { volumes = [], depends_on: needs = [], build, env_file: settingsFile }] of Object.entries(
    services,
  )) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(root, 'deploy', source)), `${name}: ${volume}`).toBe(true);
      else if (!source.startsWith('/')) expect(compose.volumes, name).toHaveProperty(source);
    }
    for (const need of Array.isArray(needs) ? needs : Object.keys(needs)) expect(services).toHaveProperty([need]);
    if (build) expect(existsSync(join(root, 'deploy', build.context, build.dockerfile)), name).toBe(true);
    if (settingsFile) expect(existsSync(join(root, 'deploy', `${settingsFile}.example`)), name).toBe(true);
  }
  const { username } = new URL(/^DATABASE_URL=(.+)$/m.exec(read('deploy/forecourt.env.example'))?.[1] ?? '');
  expect(services['postgres']?.environment).toMatchObject({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?/) as string,
  });
  const hosts = Object.keys(services).filter((name) => name.startsWith('host-'));
  for (const upstream of read('deploy/caddy/Caddyfile').match(/\bhost-\d\b/g) ?? []) expect(hosts).toContain(upstream);
});

interface Resource {
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: Record<string, unknown> & { matchLabels?: Record<string, string> };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: { name: string; volumeMounts: { name: string }[]; ports?: { name: string }[] }[];
        volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
}

it('has a Kubernetes example whose names meet', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/forecourt.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const resources = documents.map((document) => document.toJS() as Resource);
  const named = (kind: string) => resources.filter((one) => one.kind === kind);
  const claims = named('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  const pods = named('Deployment').map(({ spec }) => spec.template?.metadata.labels ?? {});
  for (const { spec } of named('Deployment')) {
    expect(spec.template?.metadata.labels).toEqual(spec.selector?.matchLabels);
    const volumes = spec.template?.spec.volumes ?? [];
    for (const { volumeMounts } of spec.template?.spec.containers ?? [])
      for (const { name } of volumeMounts) expect(volumes.map((one) => one.name)).toContain(name);
    for (const { persistentVolumeClaim: claim } of volumes) if (claim) expect(claims).toContain(claim.claimName);
  }
  for (const { spec } of named('Service')) expect(pods).toContainEqual(spec.selector);
  for (const { spec } of named('PodDisruptionBudget')) expect(pods).toContainEqual(spec.selector?.matchLabels);
  const services = named('Service').map(({ metadata }) => metadata.name);
  for (const [, name] of read('deploy/kubernetes/forecourt.yaml').matchAll(/service: \{ name: (\S+?),/g))
    expect(services).toContain(name);
});

it('has an alarm in the guide for every rule', () => {
  const { groups } = parse(read('docs/alarms.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const guide = read('docs/operations.md');
  for (const { alert } of rules) expect(guide).toContain(`\`${alert}\``);
  const sources = [
    'operations.ts',
    'metrics/hostMetrics.ts',
    'metrics/requestMetrics.ts',
    'metrics/unoptimizedPages.ts',
  ];
  const figures = sources.map((name) => read(`apps/host/server/${name}`)).join('\n');
  for (const { expr } of rules)
    // A gauge of the host is declared without the prefix that all of them share.
    for (const [, name = ''] of expr.matchAll(/\bforecourt_(\w+)/g))
      expect(figures, expr).toMatch(new RegExp(`'(?:forecourt_)?${name.replace(/_(?:bucket|count|sum)$/, '')}'`));
});
