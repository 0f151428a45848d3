import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, smallRepository } from './smallRepository.ts';

let repository: ReturnType<typeof smallRepository>;
let port: number;

beforeEach(async () => {
  repository = smallRepository();
  port = await freePort();
});

afterEach(() => repository.remove());

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

async function startAndStop() {
  const site = repository.start(port);
  await site.says('ready');
  site.child.kill('SIGTERM');
  return site.ended;
}

describe('npm start', () => {
  it('runs the host for production on the chosen port', async () => {
    const site = repository.start(port);
    await site.says(`ready production ${port}`);
    site.child.kill('SIGTERM');
    expect((await site.ended).code).toBe(0);
  });

  it.each([
    [['--help'], 0, /^npm start\n\nInstalls and builds/],
    [['--port', '8080'], 1, /^npm start does not understand "--port 8080"\.[^]*PORT=8080 npm start/],
  ])('starts nothing where it is given %j', async (args, code, says) => {
    const { ended } = repository.start(port, args);
    const answer = await ended;
    expect(answer.output.trim()).toMatch(says);
    expect(answer.code).toBe(code);
    expect(repository.builds()).toHaveLength(0);
  });

  it('builds the first time, not the second, and again once a source has changed', async () => {
    const first = await startAndStop();
    expect(first.output).toContain('Building');
    const second = await startAndStop();
    expect(second.output).not.toContain('Building');
    expect(repository.builds()).toHaveLength(1);
    repository.edit();
    await startAndStop();
    expect(repository.builds()).toHaveLength(2);
  });

  it('builds again where files of the build are missing', async () => {
    await startAndStop();
    repository.breakBuild();
    expect((await startAndStop()).output).toContain('Building');
  });

  it('waits for the build of another start, and builds once', async () => {
    repository.setMood('slow');
    const first = repository.start(port);
    await first.says('Building');
    const second = repository.start(await freePort());
    await Promise.all([first.says('ready'), second.says('ready')]);
    expect(repository.builds()).toHaveLength(1);
    for (const { child } of [first, second]) child.kill('SIGTERM');
    expect((await second.ended).output).toMatch(
      new RegExp(`^Process ${first.child.pid} is building in this folder: waiting until it is done …\\nready`),
    );
  });

  it('takes over from a start that was killed, once its build has ended too', async () => {
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

  it('leaves a running host its files while others are built, until it ends', async () => {
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
    await startAndStop();
    expect(repository.storedBuilds()).toHaveLength(1);
  });

  it('says that it runs already where another start of the folder has the port', async () => {
    const first = repository.start(port);
    await first.says('ready');
    const { code, output } = await repository.start(port).ended;
    first.child.kill('SIGTERM');
    await first.ended;
    expect(output).toMatch(
      new RegExp(`^Forecourt already runs from this folder on port ${port} \\(process \\d+\\): open http://localhost:`),
    );
    expect(code).toBe(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'lets the host close once on %s, however often it is sent',
    async (signal) => {
      const site = repository.start(port);
      await site.says('ready');
      site.child.kill(signal);
      site.child.kill(signal);
      const { code, output } = await site.ended;
      expect(output).toContain('closed after 1');
      expect(output).not.toMatch(/\n\s+at |Error/);
      expect(code).toBe(0);
    },
  );

  it('passes the exit code of the host on', async () => {
    await startAndStop();
    repository.setMood('7');
    expect((await repository.start(port).ended).code).toBe(7);
  });

  it('shows why a build failed and does not start', async () => {
    repository.setMood('fail');
    const { code, output } = await repository.start(port).ended;
    expect(code).toBe(1);
    expect(output).toContain('card.ts(3,1): error');
    expect(output).toContain('The build failed: its reason is above.');
    expect(output).not.toContain('ready');
  });

  it('ends a running build with it and leaves nothing behind', async () => {
    repository.setMood('hang');
    const site = repository.start(port);
    await site.says('  ui');
    site.child.kill('SIGINT');
    const { code, output } = await site.ended;
    expect(code).toBe(130);
    expect(output).not.toMatch(/\n\s+at |Error/);
    expect(repository.builds().filter(isAlive)).toEqual([]);
  });

  it('refuses a taken port before it builds anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const { code, output } = await repository.start(port).ended;
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Port \d+ is in use by another program: .*$/);
    expect(repository.builds()).toEqual([]);
  });
});
