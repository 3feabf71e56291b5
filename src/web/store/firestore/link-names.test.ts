import { expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { householdState } from "../household-state.ts";
import { namesIn } from "./link-names.ts";

const record = (id: string, kind: string, fields: object) =>
  ({ id, kind, schema: 1, version: 0, deleted: false, ...fields }) as AnyRecord;

const state = (...records: AnyRecord[]) => householdState("home", "shared", records);
const person = (id: string, name: string, more: object = {}) => record(id, "person", { name, type: "adult", ...more });

it("[HM28] a link tells what the household on the device calls its inviter", () => {
  const people = [person("p1", "Noor", { uid: "noor" }), person("p2", " Maya ", { uid: "maya" }), person("p3", "Ida")];
  expect(namesIn(state(...people), "maya")).toMatchObject({ inviterName: "Maya" });
  expect(namesIn(state(...people), "tom")).toMatchObject({ inviterName: null });
  expect(namesIn(state(...people), null)).toMatchObject({ inviterName: null });
});

it("[HM28] it names nobody where the device has no such household, and no name beyond eighty signs", () => {
  expect(namesIn(undefined, "maya")).toEqual({ householdName: null, inviterName: null });
  const long = state(person("p1", "M".repeat(80), { uid: "maya" }));
  expect(namesIn(long, "maya").inviterName?.length).toBe(80);
});
