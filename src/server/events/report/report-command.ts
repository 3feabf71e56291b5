import { join } from "node:path";
import { type FunnelCounts, funnelCounter } from "#domain/funnel/funnel-counter.ts";
import type { Period } from "#domain/funnel/period.ts";
import { dayNumber } from "#domain/time/day.ts";
import { eventNames } from "#sync/events/catalogue.ts";
import { type Config, type Environment, isBad, readConfig } from "../../config.ts";
import { openEventsToRead } from "../storage/event-storage.ts";
import { writeReport } from "./report-files.ts";
import { ReportProblem, readOptions } from "./report-options.ts";
import { textReport } from "./text/text-report.ts";

export interface ReportCommand {
  env: Environment;
  args: readonly string[];
  /** Says a line to the operator. */
  say: (line: string) => void;
  now?: number;
}

/** `npm run report`. Gives the exit code. */
export async function reportCommand({ env, args, say, now = Date.now() }: ReportCommand): Promise<number> {
  try {
    const config = configFrom(env);
    const { folder, ...asked } = readOptions(args, env, now);
    const counts = await countEvents(config, { ...asked, now });
    const paths = writeReport(counts, folder ?? join(config.dataDir, "report"));
    for (const line of [...textReport(counts), "", "Written:", ...paths]) say(line);
    return 0;
  } catch (error) {
    say(`${error instanceof ReportProblem ? error.message : String(error)} No report was made.`);
    return 1;
  }
}

function configFrom(env: Environment): Config {
  const config = readConfig(env);
  if (isBad(config)) throw new ReportProblem(config.message);
  return config;
}

const dayMs = 86_400_000;
/** Days begin earlier in some zones, and a cohort's week may begin for a browser before it does in UTC. */
const slack = 8 * dayMs;

/** Until now, and not until the period's end: browsers first seen within it may come further after it. */
async function countEvents(config: Config, period: Period): Promise<FunnelCounts> {
  const counter = funnelCounter(period, eventNames);
  const storage = await openEventsToRead(config);
  const from = period.from === null ? 0 : dayNumber(period.from) * dayMs - slack;
  try {
    for await (const event of storage?.readEvents({ from, to: Number.MAX_SAFE_INTEGER }) ?? []) counter.add(event);
  } finally {
    await storage?.close();
  }
  return counter.counts();
}
