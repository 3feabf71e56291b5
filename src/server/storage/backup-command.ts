import { join, resolve } from "node:path";
import { type Environment, isBad, readConfig } from "../config.ts";
import { BackupProblem, backUp } from "./backup.ts";
import { type Restored, restore } from "./restore.ts";

export interface Command {
  env: Environment;
  args: readonly string[];
  /** Prints a line for the operator. */
  say: (line: string) => void;
  now?: Date;
}

/** `npm run backup -- [file]`. Returns the exit code. */
export function backupCommand({ env, args, say, now = new Date() }: Command): Promise<number> {
  return attempt(say, "No backup was made.", async () => {
    const config = configFrom(env);
    const [file, ...more] = args;
    if (more.length > 0 || file?.startsWith("-")) throw new BackupProblem("Usage: npm run backup -- [file]");
    const path = file ? resolve(file) : join(config.dataDir, "backups", `weekfold-${stampOf(now)}.jsonl.gz`);
    const rows = await backUp(config, path, now);
    say(`Backed up ${countsOf(rows)} to ${path}`);
  });
}

/** `npm run restore -- <file> [--replace] [--ledger <file>]...`. Returns the exit code. */
export function restoreCommand({ env, args, say }: Command): Promise<number> {
  return attempt(say, "Nothing was restored.", async () => {
    const config = configFrom(env);
    const { file, replace, otherLedgers } = readArguments(args);
    const restored = await restore(config, resolve(file), { replace, otherLedgers });
    for (const line of linesFor(restored)) say(line);
  });
}

async function attempt(say: Command["say"], outcome: string, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    say(`${error instanceof BackupProblem ? error.message : String(error)} ${outcome}`);
    return 1;
  }
}

function configFrom(env: Environment) {
  const config = readConfig(env);
  if (isBad(config)) throw new BackupProblem(config.message);
  return config;
}

function readArguments(args: readonly string[]) {
  const isLedger = args.map((_, index) => args[index - 1] === "--ledger");
  const otherLedgers = args.filter((_, index) => isLedger[index]).map((path) => resolve(path));
  const rest = args.filter((arg, index) => !isLedger[index] && arg !== "--ledger" && arg !== "--replace");
  const [file, ...more] = rest;
  if (!file || more.length > 0 || file.startsWith("-"))
    throw new BackupProblem("Usage: npm run restore -- <file> [--replace] [--ledger <file>]...");
  return { file, replace: args.includes("--replace"), otherLedgers };
}

const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(":", "-");

const number = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const countsOf = ({ households = 0, documents = 0 }: Record<string, number>): string =>
  `${number(households, "household")} with ${number(documents, "record")}`;

function linesFor({ madeAt, rows, deserted, unreadable }: Restored): string[] {
  return [
    `Restored ${countsOf(rows)} as of ${madeAt}. All invitations are revoked, and every device starts over.`,
    ...(deserted > 0
      ? [`Nobody is left who may open ${deserted} of the households: all their people left later.`]
      : []),
    ...(unreadable > 0
      ? [`${number(unreadable, "line")} of the ledger of erasures can't be read. Look at the file by hand.`]
      : []),
  ];
}
