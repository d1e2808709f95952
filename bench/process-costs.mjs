/** Tells the parent process the port this one listens on, and on every message what it has cost so far. */
export function reportCosts(port) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system, memory: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
