import { describe, expect, it } from "vitest";
import { merchantWords, namesOf } from "#domain/spending/merchants.ts";
import { merchants } from "./merchants.ts";

const { countries, international } = merchants;
const lists = Object.entries({ ...countries, international });
const namesIn = (list: (typeof lists)[number][1]) => namesOf(list).map(({ words }) => words.join(" "));

describe("the list of merchants", () => {
  it("[MG1] has at least 1 500 names, and at least 120 for each country", () => {
    expect(new Set(lists.flatMap(([, list]) => namesIn(list))).size).toBeGreaterThanOrEqual(1_500);
    for (const [country, list] of lists) expect(namesIn(list).length, country).toBeGreaterThanOrEqual(120);
    expect(Object.keys(countries).sort()).toEqual(["AU", "CA", "DE", "ES", "FR", "GB", "IT", "NL", "US"]);
  });

  it.each(lists)("[MG1] of %s has each name once, normalized, of at least three letters", (_, list) => {
    const names = namesIn(list);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => merchantWords(name).join(" ") !== name || name.length < 3)).toEqual([]);
  });
});
