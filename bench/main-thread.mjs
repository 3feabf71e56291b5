/** How long the page was held, as the browser's own trace tells it: each task of the main thread of the page's process. */

const categories = ["disabled-by-default-devtools.timeline", "__metadata"].join(",");

/** What a task of the page took while `work` went on: milliseconds by the clock and of the processor, the longest first. */
export async function tasksDuring(page, work) {
  const session = await page.context().browser().newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) if (event.name === "RunTask" || event.name === "thread_name") events.push(event);
  });
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  const result = await work();
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  return { result, tasks: tasksOf(events) };
}

/** The page's process is the renderer whose main thread did most. */
function tasksOf(events) {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const ofThread = ({ pid, tid }) =>
    events
      .filter((event) => event.name === "RunTask" && event.ph === "X" && event.pid === pid && event.tid === tid)
      .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / 1_000, clock: dur / 1_000, processor: tdur / 1_000 }));
  const whole = (tasks) => tasks.reduce((total, { clock }) => total + clock, 0);
  const busiest = mains.map(ofThread).sort((one, other) => whole(other) - whole(one))[0] ?? [];
  return busiest.sort((one, other) => other.clock - one.clock);
}
