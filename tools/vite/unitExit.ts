// The runner ends its processes by a signal, which runs no listeners of `exit`: servers and folders that tests share until
// then would be left behind. Files of tests that share a process run this one after the other.
if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit());
