import { beforeEach, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return import("./happenings.ts");
};

let module: Awaited<ReturnType<typeof fresh>>;

beforeEach(async () => {
  module = await fresh();
});

const told = () => {
  const list: string[] = [];
  const take = (happening: { kind: string; at: number; name?: string }) =>
    list.push(`${happening.name} ${happening.at}`);
  return { list, take };
};

const happen = (name: string, at: number) => module.happened({ kind: "event", at, name, params: {} });

it("[TR1] what happens before an answer waits, and is told in its order with its own times", () => {
  const { list, take } = told();
  happen("a", 1);
  happen("b", 2);
  expect(module.heldCount()).toBe(2);
  module.takeHappenings(take);
  happen("c", 3);
  expect(list).toEqual(["a 1", "b 2", "c 3"]);
  expect(module.heldCount()).toBe(0);
});

it("[TR1] a refusal drops what waited, and nothing waits from then on", () => {
  const { list, take } = told();
  happen("a", 1);
  module.dropHappenings();
  happen("b", 2);
  module.takeHappenings(take);
  happen("c", 3);
  expect(list).toEqual(["c 3"]);
});

it("[TR1] of very many that wait, the newest are kept", () => {
  const { list, take } = told();
  for (let at = 0; at < 1_000; at++) happen("a", at);
  module.takeHappenings(take);
  expect(list).toHaveLength(200);
  expect(list.at(-1)).toBe("a 999");
});

it("[TR1] [TR9] whoever types for long before an answer loses nothing that came before", () => {
  const told: string[] = [];
  happen("a", 0);
  for (let at = 0; at < 1_000_000; at += 1_000) module.happened({ kind: "draft", at, step: "people" });
  module.takeHappenings((happening) => told.push(happening.kind));
  expect(told[0]).toBe("event");
  expect(told.filter((kind) => kind === "draft")).toHaveLength(17);
});

it("[TR2] what goes wrong in counting goes wrong nowhere else, and the others are told", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const told: number[] = [];
  happen("a", 1);
  happen("b", 2);
  module.takeHappenings(({ at }) => {
    if (at % 2 === 1) throw new Error("odd");
    told.push(at);
  });
  for (const at of [3, 4]) happen("c", at);
  expect([told, said.mock.calls.length]).toEqual([[2, 4], 2]);
  said.mockRestore();
});

it("[SA4] what is tried out in the sample is not told", () => {
  const { list, take } = told();
  module.takeHappenings(take);
  vi.stubGlobal("location", { search: "?sample" });
  module.track("week_save", { weekId: "2026-W46" as never });
  vi.unstubAllGlobals();
  expect(list).toEqual([]);
});
