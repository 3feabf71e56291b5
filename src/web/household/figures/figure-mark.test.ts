import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import { figureMark, figureNames, figureNamesById } from "./figure-mark.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
const rows = readFileSync(join(root, "docs", "figures.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| /, "")));

describe("figures that must agree", () => {
  it("are listed in the documents, one row each", () => {
    const names = [...figureNames, ...figureNamesById.map((name) => `${name}:<id>`)];
    expect(rows.map(([name]) => name!.replaceAll("`", "")).sort()).toEqual(names.sort());
  });

  it.each(rows)("%s is defined by the function that its row names", (_, what, definedBy) => {
    const [, name, file] = definedBy!.match(/^`(\w+)` in `([\w./-]+)`/)!;
    expect(what).not.toBe("");
    expect(existsSync(join(root, file!))).toBe(true);
    expect(readFileSync(join(root, file!), "utf8")).toMatch(new RegExp(`export (function|const) ${name}\\b`));
  });

  it("are marked with their name and their value in whole minor units", () => {
    expect(figureMark("owed:card", minor(-120_05))).toEqual({ "data-figure": "owed:card", "data-value": "-12005" });
  });
});
