import type { Firestore } from "@firebase/firestore";
import { expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { fakeTiming } from "../replication/timing.fixture.ts";
import { askedBy } from "./asked-by.ts";

const lineOf = (...uids: (string | null)[]) => ({
  database: {} as Firestore,
  timing: fakeTiming(),
  uid: () => (uids.length > 1 ? uids.shift()! : uids[0]!),
});

it("[HM27] nobody is asked for somebody who is not signed in", async () => {
  expect(await askedBy(lineOf(null), async () => ok("asked"))).toEqual(err("signed-out"));
});

it("[HM27] what is refused while somebody else comes in says nothing of whoever asked", async () => {
  const refuse = async () => err("not-a-member" as const);
  expect(await askedBy(lineOf("maya", "noor"), refuse)).toEqual(err("signed-out"));
  expect(await askedBy(lineOf("maya", "maya"), refuse)).toEqual(err("not-a-member"));
  expect(await askedBy(lineOf("maya", "noor"), async () => ok("done"))).toEqual(ok("done"));
});
