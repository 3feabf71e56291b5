import { resolve } from "node:path";
import { type Day, dayAt, parseDay, parseTimeZone } from "#domain/time/day.ts";
import type { Environment } from "../../config.ts";

export interface ReportOptions {
  from: Day | null;
  to: Day | null;
  zone: string;
  /** Null: in the data's own folder. */
  folder: string | null;
  withBots: boolean;
}

/** What the operator asked for can't be done, in words that name it. */
export class ReportProblem extends Error {}

export const usage =
  "Usage: npm run report -- [--from 2026-09-01] [--to 2026-11-15] [--zone Europe/Berlin] [--out folder] [--bots]";

const valued = ["from", "to", "zone", "out"] as const;

type Given = Partial<Record<(typeof valued)[number] | "bots", string>>;

export function readOptions(args: readonly string[], env: Environment, now: number): ReportOptions {
  const given = readArguments(args);
  const zone = zoneFrom(given.zone, env.TZ);
  const [from, to] = [dayFrom("--from", given.from), dayFrom("--to", given.to)];
  if (from && from > dayAt(now, zone)) throw new ReportProblem(`--from must not lie ahead: ${from}.`);
  if (from && to && from > to) throw new ReportProblem(`--from must not be later than --to: ${from} and ${to}.`);
  return { from, to, zone, folder: given.out === undefined ? null : resolve(given.out), withBots: "bots" in given };
}

/** `--from day` and `--from=day` are the same. */
function readArguments(args: readonly string[]): Given {
  const given: Given = {};
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

/** The option, else TZ where it names a place, else what this machine is set to. */
function zoneFrom(option: string | undefined, variable: string | undefined): string {
  const asked = parseTimeZone(option ?? variable ?? "");
  if (asked.ok) return asked.value;
  if (option !== undefined)
    throw new ReportProblem(`--zone must be a time zone such as Europe/Berlin, not "${option}".`);
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
