import { expect, it } from "vitest";
import { householdState } from "#web/store/household-state.ts";
import { spacesFor } from "./import-preview.tsx";

const fromFile = [
  { space: "shared", records: [] },
  { space: "private", records: [] },
] as const;

const spaces = (households: Parameters<typeof spacesFor>[1]["households"], file: Parameters<typeof spacesFor>[0]) =>
  spacesFor(file, { households }).map(({ space }) => space);

it("a private space stays private if there is none yet, and becomes a household of its own otherwise", () => {
  const existing = new Map([["mine", householdState("mine", "private", [])]]);
  expect(spaces(new Map(), fromFile)).toEqual(["shared", "private"]);
  expect(spaces(existing, fromFile)).toEqual(["shared", "shared"]);
  expect(spaces(new Map(), [...fromFile, ...fromFile])).toEqual(["shared", "private", "shared", "shared"]);
});
