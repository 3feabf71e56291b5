import { shuffled } from "../support/shuffled.ts";
import { chunks, files } from "./built-chunks.ts";
import { type Failure, failures } from "./failures.ts";
import { ways } from "./ways.ts";

export interface Case {
  chunk: string;
  file: string;
  failure: Failure;
}

const namesWithWays = Object.keys(chunks).filter((name) => name in ways);

/** Whether the page has the file before the chunk is fetched. */
const isThere = (file: string, chunk: string): boolean => ways[chunk]!.on.some((name) => chunks[name]!.includes(file));

/** The chunk by which a file is fetched: its own, or the first that needs it and starts without it. */
export const wayTo = (file: string): string | undefined =>
  namesWithWays.find((name) => chunks[name]![0] === file) ??
  namesWithWays.find((name) => chunks[name]!.includes(file) && !isThere(file, name));

/** Where the page does without a file, no tab reloads for it. */
const applies = ({ chunk, failure }: Case): boolean => !failure.isStale || ways[chunk]!.says !== "nothing";

const sampleSize = 18;

/** `full`: every chunk in two ways. `long`: every file in every way. Else a sample in which each way of failing occurs. */
export function casesOf(matrix: string | undefined): Case[] {
  const all = files
    .flatMap((file) => {
      const chunk = wayTo(file);
      return chunk === undefined ? [] : failures.map((failure) => ({ chunk, file, failure }));
    })
    .filter(applies);
  if (matrix === "long") return all;
  const own = namesWithWays.map((name) => all.filter(({ chunk, file }) => chunk === name && file === chunks[name]![0]));
  if (matrix === "full") return own.flatMap((cases, index) => twoOf(cases, index));
  const sample = shuffled(own.flatMap((cases, index) => twoOf(cases, index).slice(0, 1)));
  return sample.slice(0, sampleSize);
}

/** Neighbors fail in different ways. */
const twoOf = (cases: readonly Case[], index: number): Case[] =>
  [0, 2].flatMap((step) => cases[(index + step) % cases.length] ?? []);
