// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { hostedSite, pageOf } from "#web/platform/site.fixture.ts";
import { firestoreRemote } from "../firestore/firestore-remote.ts";

const remoteOf = async () => (await import("./owner-line.ts")).ownerLine("maya").remote;

it("[HM24] in hosted mode a remote offers what Firestore can do, and nothing else", async () => {
  vi.resetModules();
  pageOf({ firebase: hostedSite });
  const onFirestore = firestoreRemote({ database: {}, timing: {}, uid: () => null } as never);
  expect(Object.keys(await remoteOf()).toSorted()).toEqual(Object.keys(onFirestore).toSorted());
});

it("[HM24] on our own server it can pull a part and be probed as well", async () => {
  vi.resetModules();
  pageOf({});
  expect(await remoteOf()).toMatchObject({ pullPart: expect.any(Function), reach: expect.any(Function) });
});
