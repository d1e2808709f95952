import { beginJobs, Every, finishJobs } from './every';

class Counter {
  count = 0;

  @Every(60_000)
  async add(): Promise<void> {
    this.count += 1;
  }
}

it('runs nothing before the database is migrated', async () => {
  const counter = new Counter();
  await counter.add();
  expect(counter.count).toBe(0);
  beginJobs();
  await counter.add();
  await finishJobs(1000);
  expect(counter.count).toBe(1);
});
