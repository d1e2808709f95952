/** Sends this process's port to the parent process, and its costs so far on every message. */
export function reportCosts(port) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, memory: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
