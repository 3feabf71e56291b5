import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FunnelCounts, funnelCounter } from "#domain/funnel/funnel-counter.ts";
import type { Period } from "#domain/funnel/period.ts";
import { type Day, dayAt, dayNumber, parseDay, parseTimeZone } from "#domain/time/day.ts";
import { eventNames } from "#sync/events/catalogue.ts";
import { type Config, type Environment, isBad, readConfig } from "../../config.ts";
import { makeFolder } from "../../storage/database.ts";
import { openEventsToRead } from "../storage/event-storage.ts";
import { csvFiles } from "./csv-report.ts";
import { reportPage } from "./html/page.ts";
import { textReport } from "./text-report.ts";

interface ReportOptions {
  from: Day | null;
  to: Day | null;
  zone: string;
  /** Null for the data directory. */
  folder: string | null;
  withBots: boolean;
}

/** A problem with the operator's request, with a message for them. */
class ReportProblem extends Error {}

const usage =
  "Usage: npm run report -- [--from 2026-09-01] [--to 2026-11-15] [--zone Europe/Berlin] [--out folder] [--bots]";

const valued = ["from", "to", "zone", "out"] as const;

type Arguments = Partial<Record<(typeof valued)[number] | "bots", string>>;

export function readOptions(args: readonly string[], env: Environment, now: number): ReportOptions {
  const options = readArguments(args);
  const zone = zoneFrom(options.zone, env.TZ);
  const [from, to] = [dayFrom("--from", options.from), dayFrom("--to", options.to)];
  if (from && from > dayAt(now, zone)) throw new ReportProblem(`--from must not lie ahead: ${from}.`);
  if (from && to && from > to) throw new ReportProblem(`--from must not be later than --to: ${from} and ${to}.`);
  return {
    from,
    to,
    zone,
    folder: options.out === undefined ? null : resolve(options.out),
    withBots: "bots" in options,
  };
}

/** `--from day` and `--from=day` are the same. */
function readArguments(args: readonly string[]): Arguments {
  const given: Arguments = {};
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, name = "", value] = /^--([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (word === "--bots") given.bots = "";
    else if (isValued(name)) given[name] = givenValue(name, value ?? words.shift());
    else throw new ReportProblem(`There is no option "${word}". ${usage}`);
  }
  return given;
}

const isValued = (name: string): name is (typeof valued)[number] => (valued as readonly string[]).includes(name);

function givenValue(name: string, value: string | undefined): string {
  if (value === undefined || value === "" || value.startsWith("--"))
    throw new ReportProblem(`--${name} needs a value. ${usage}`);
  return value;
}

function dayFrom(option: string, text: string | undefined): Day | null {
  if (text === undefined) return null;
  const day = parseDay(text);
  if (!day.ok) throw new ReportProblem(`${option} must be a day such as 2026-09-01, not "${text}".`);
  return day.value;
}

/** The option, else TZ if it is a time zone, else the zone of this machine. */
function zoneFrom(option: string | undefined, variable: string | undefined): string {
  const parsed = parseTimeZone(option ?? variable ?? "");
  if (parsed.ok) return parsed.value;
  if (option !== undefined)
    throw new ReportProblem(`--zone must be a time zone such as Europe/Berlin, not "${option}".`);
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Writes the page and its files, replacing those of an earlier report, and returns their paths. */
function writeReport(counts: FunnelCounts, folder: string): string[] {
  const tables = csvFiles(counts);
  const files = { "report.html": reportPage(counts, Object.keys(tables)), ...tables };
  try {
    makeFolder(folder);
    return Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
  } catch (error) {
    throw new ReportProblem(`The report can't be written to ${folder}: ${(error as Error).message}.`);
  }
}

interface ReportCommand {
  env: Environment;
  args: readonly string[];
  /** Prints a line for the operator. */
  say: (line: string) => void;
  now?: number;
}

/** `npm run report`. Returns the exit code. */
export async function reportCommand({ env, args, say, now = Date.now() }: ReportCommand): Promise<number> {
  try {
    const config = configFrom(env);
    const { folder, ...period } = readOptions(args, env, now);
    const counts = await countEvents(config, { ...period, now });
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
/** Days begin earlier in some zones, and a cohort's week may begin earlier for a browser than in UTC. */
const slack = 8 * dayMs;

/** Counts until now, not until the end of the period: browsers first seen in it may reach further steps later. */
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
