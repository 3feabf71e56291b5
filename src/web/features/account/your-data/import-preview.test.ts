import { expect, it } from "vitest";
import { householdState } from "#web/store/household-state.ts";
import { spacesFor } from "./import-preview.tsx";

const given = [
  { space: "shared", records: [] },
  { space: "private", records: [] },
] as const;

const spaces = (households: Parameters<typeof spacesFor>[1]["households"], file: Parameters<typeof spacesFor>[0]) =>
  spacesFor(file, { households }).map(({ space }) => space);

it("[HG5] a private part stays private where there is none yet, and is a household of its own beside one", () => {
  const present = new Map([["mine", householdState("mine", "private", [])]]);
  expect(spaces(new Map(), given)).toEqual(["shared", "private"]);
  expect(spaces(present, given)).toEqual(["shared", "shared"]);
  expect(spaces(new Map(), [...given, ...given])).toEqual(["shared", "private", "shared", "shared"]);
});
