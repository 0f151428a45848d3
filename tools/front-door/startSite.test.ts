import { describe, expect, test } from 'vitest';
import { freePort, smallRepository } from './smallRepository.ts';

interface Fixtures {
  repository: ReturnType<typeof smallRepository>;
  port: number;
}

const it = test.extend<Fixtures>({
  repository: async ({}, use) => {
    const repository = smallRepository();
    await use(repository);
    repository.remove();
  },
  port: async ({}, use) => use(await freePort()),
});

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

async function startAndStop({ repository, port }: Fixtures) {
  const site = repository.start(port);
  await site.says('ready');
  site.child.kill('SIGTERM');
  return (await site.ended).output;
}

// Each has a folder of its own, and waits for processes most of the time.
describe.concurrent('npm start', () => {
  it.for([
    [['--help'], 0, /^npm start\n\nInstalls and builds/],
    [['--port', '8080'], 1, /^npm start does not understand "--port 8080"\.[^]*PORT=8080 npm start/],
  ] as const)('starts nothing where it is given %j', async ([args, code, says], { repository, port }) => {
    const answer = await repository.start(port, args).ended;
    expect(answer.output.trim()).toMatch(says);
    expect(answer.code).toBe(code);
    expect(repository.builds()).toHaveLength(0);
  });

  it('builds once, again where a file of the build is missing or a source has changed, and passes an exit code on', async ({
    repository,
    port,
  }) => {
    const start = () => startAndStop({ repository, port });
    expect(await start()).toContain('Building');
    expect(await start()).not.toContain('Building');
    repository.breakBuild();
    expect(await start()).toContain('Building');
    repository.edit();
    await start();
    expect(repository.builds()).toHaveLength(3);
    repository.setMood('7');
    expect((await repository.start(port).ended).code).toBe(7);
  });

  it('builds without Nx where the tools of development are not installed, and fills new data folders from one seed', async ({
    repository,
    port,
  }) => {
    repository.removeTools();
    repository.removeData();
    expect(await startAndStop({ repository, port })).toContain('Building');
    expect(repository.filesIn('.forecourt')).toEqual(['db/file']);
    expect(repository.builds()).toHaveLength(1);
    repository.removeData();
    await startAndStop({ repository, port });
    expect(repository.filesIn('.forecourt')).toEqual(['db/file']);
    expect(repository.seeds()).toBe(1);
  });

  it('waits for the build of another start, and builds once', async ({ repository, port }) => {
    repository.setMood('wait');
    const first = repository.start(port);
    await first.says('Building');
    const second = repository.start(await freePort());
    await second.says('is building');
    repository.finishBuild();
    await Promise.all([first.says('ready'), second.says('ready')]);
    expect(repository.builds()).toHaveLength(1);
    for (const { child } of [first, second]) child.kill('SIGTERM');
    expect((await second.ended).output).toMatch(
      new RegExp(`^Process ${first.child.pid} is building in this folder: waiting until it is done …\\nready`),
    );
  });

  it('takes over from a start that was killed, once its build has ended too', async ({ repository, port }) => {
    repository.setMood('hang');
    const killed = repository.start(port);
    await killed.says('  ui');
    killed.child.kill('SIGKILL');
    repository.setMood('');
    const next = repository.start(port);
    const [orphan = 0] = repository.builds();
    await next.says(`Process ${orphan} is building`);
    process.kill(orphan, 'SIGKILL');
    await next.says('ready');
    next.child.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
    expect(repository.builds()).toHaveLength(2);
  });

  it('leaves a running host its files while others are built, until it ends', async ({ repository, port }) => {
    const first = repository.start(port);
    await first.says('ready');
    repository.edit();
    const second = repository.start(await freePort());
    await second.says('ready');
    const [one, other] = repository.builds();
    repository.loadPages();
    await Promise.all([first.says(`loads page of ${one}`), second.says(`loads page of ${other}`)]);
    expect(repository.storedBuilds()).toHaveLength(2);
    for (const { child } of [first, second]) child.kill('SIGTERM');
    await Promise.all([first.ended, second.ended]);
    await startAndStop({ repository, port });
    expect(repository.storedBuilds()).toHaveLength(1);
  });

  it('says before it builds that another start of the folder has the port', async ({ repository, port }) => {
    const first = repository.start(port);
    await first.says('ready');
    repository.edit();
    const { code, output } = await repository.start(port).ended;
    first.child.kill('SIGTERM');
    await first.ended;
    expect(output).toMatch(
      new RegExp(`^Forecourt already runs from this folder on port ${port} \\(process \\d+\\): open http://localhost:`),
    );
    expect(code).toBe(1);
    expect(repository.builds()).toHaveLength(1);
  });

  it.for(['SIGINT', 'SIGTERM'] as const)(
    'runs the host for production on the chosen port, and lets it close once on %s, however often it is sent',
    async (signal, { repository, port }) => {
      const site = repository.start(port);
      await site.says(`ready production ${port}`);
      site.child.kill(signal);
      site.child.kill(signal);
      const { code, output } = await site.ended;
      expect(output).toContain('closed after 1');
      expect(output).not.toMatch(/\n\s+at |Error/);
      expect(code).toBe(0);
    },
  );

  it('shows why a build failed and does not start', async ({ repository, port }) => {
    repository.setMood('fail');
    const { code, output } = await repository.start(port).ended;
    expect(code).toBe(1);
    expect(output).toContain('card.ts(3,1): error');
    expect(output).toContain('The build failed: its reason is above.');
    expect(output).not.toContain('ready');
  });

  it('ends a running build with it and leaves nothing behind', async ({ repository, port }) => {
    repository.setMood('hang');
    const site = repository.start(port);
    await site.says('  ui');
    site.child.kill('SIGINT');
    const { code, output } = await site.ended;
    expect(code).toBe(130);
    expect(output).not.toMatch(/\n\s+at |Error/);
    expect(repository.builds().filter(isAlive)).toEqual([]);
  });
});
