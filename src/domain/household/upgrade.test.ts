import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ok } from "../result.ts";
import { householdUpgrades, householdVersion, type Upgrade, upgradeBy, upgradeHousehold } from "./upgrade.ts";

const version1 = {
  version: 1,
  name: "Maya and Tom",
  nickname: "the two",
  debts: [
    { id: "card", apr: 22.99, minimum: 10_000, colour: "red" },
    { id: "dental", apr: 0 },
  ],
  incomes: [
    { id: "studio", pay: { cadence: "irregular", low: 100_000, usual: 180_000, note: "fairs" } },
    { id: "office", pay: { cadence: "monthly", amount: 300_000 } },
  ],
};

const version2 = {
  version: 2,
  name: "Maya and Tom",
  nickname: "the two",
  debts: [
    { id: "card", apr: 22_990, minimum: 10_000, colour: "red" },
    { id: "dental", apr: 0 },
  ],
  incomes: [
    { id: "studio", pay: { cadence: "irregular", low: 100_000, usual: 180_000, per: "yearly", note: "fairs" } },
    { id: "office", pay: { cadence: "monthly", amount: 300_000 } },
  ],
};

describe("a household of version 1", () => {
  it("gets whole rates and the span of irregular pay, and keeps all it has besides", () => {
    expect(upgradeHousehold(version1)).toEqual({ ok: true, value: version2 });
  });

  it("keeps the span of irregular pay where it names one", () => {
    const incomes = [{ id: "studio", pay: { cadence: "irregular", low: 1, usual: 2, per: "monthly" } }];
    expect(upgradeHousehold({ version: 1, incomes })).toEqual({ ok: true, value: { version: 2, incomes } });
  });

  it("is left as it was given", () => {
    const copy = structuredClone(version1);
    upgradeHousehold(version1);
    expect(version1).toEqual(copy);
  });

  it("may be a draft that lacks lists and answers", () => {
    expect(upgradeHousehold({ version: 1 })).toEqual({ ok: true, value: { version: 2 } });
    const draft = { version: 1, debts: [{ id: "card" }], incomes: [{ id: "studio" }] };
    expect(upgradeHousehold(draft)).toEqual({ ok: true, value: { ...draft, version: 2 } });
  });

  it.each([
    ["debts that are no list", { version: 1, debts: {} }],
    ["a debt that is none", { version: 1, debts: ["card"] }],
    ["an APR as text", { version: 1, debts: [{ apr: "22.99" }] }],
    ["an APR out of range", { version: 1, debts: [{ apr: 101 }] }],
    ["incomes that are nothing", { version: 1, incomes: null }],
    ["pay that is a number", { version: 1, incomes: [{ pay: 100 }] }],
  ])("is unreadable with %s", (_, stored) => {
    expect(upgradeHousehold(stored)).toEqual({ ok: false, problem: "unreadable" });
  });
});

describe("a household of version 2", () => {
  it("is current and stays as it is", () => {
    expect(upgradeHousehold(version2)).toEqual({ ok: true, value: version2 });
  });

  it("is what the list of upgrades leads to", () => {
    expect(householdUpgrades).toHaveLength(householdVersion - 1);
  });
});

describe("any stored household", () => {
  it("from a newer version is named as such", () => {
    expect(upgradeHousehold({ ...version2, version: 3 })).toEqual({ ok: false, problem: "newer-version" });
  });

  it.each([null, undefined, 7, "{}", [], {}, { version: "1" }, { version: 0 }, { version: 1.5 }, { version: NaN }])(
    "of %j is unreadable",
    (stored) => {
      expect(upgradeHousehold(stored)).toEqual({ ok: false, problem: "unreadable" });
    },
  );

  it("goes through every upgrade from its own version on, each once", () => {
    const noting =
      (name: string): Upgrade =>
      (fields) =>
        ok({ ...fields, path: `${fields.path ?? ""}${name}` });
    const upgrades = [noting("a"), noting("b"), noting("c")];
    const pathFrom = (version: number) => upgradeBy(upgrades, { version });
    expect(pathFrom(1)).toEqual({ ok: true, value: { version: 4, path: "abc" } });
    expect(pathFrom(3)).toEqual({ ok: true, value: { version: 4, path: "c" } });
    expect(pathFrom(4)).toEqual({ ok: true, value: { version: 4 } });
  });

  it("gives a current household or a problem, never an exception, and upgrading twice changes nothing", () => {
    const row = fc.oneof(fc.anything(), fc.record({ apr: fc.anything(), pay: fc.anything() }));
    const lists = { debts: fc.array(row), incomes: fc.array(row) };
    const stored = fc.oneof(fc.anything(), fc.record({ version: fc.constantFrom(1, 2), ...lists }));
    fc.assert(
      fc.property(stored, (given) => {
        const once = upgradeHousehold(given);
        if (!once.ok) return;
        expect(once.value.version).toBe(householdVersion);
        expect(upgradeHousehold(once.value)).toEqual(once);
      }),
    );
  });
});
