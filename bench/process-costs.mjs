/** Sends the parent process this process's port, and on every message its costs so far. */
export function reportCosts(port) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, memory: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
