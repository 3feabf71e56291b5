// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { firestoreRemote } from "#web/backends/firebase/households/firestore-remote.ts";
import type { Remote } from "#web/backends/remote.ts";
import { hostedSite, loadSite } from "#web/platform/site.fixture.ts";
import { fakeTiming } from "../sync/server.fixture.ts";
import { lazyWatch } from "./owner-remote.ts";

const remoteOf = async () => (await import("./owner-remote.ts")).createOwnerRemote("maya").remote;

it("in hosted mode, the remote has only the methods of Firestore", async () => {
  vi.resetModules();
  loadSite({ firebase: hostedSite });
  const onFirestore = firestoreRemote({ database: {}, timing: {}, uid: () => null } as never);
  expect(Object.keys(await remoteOf()).toSorted()).toEqual(Object.keys(onFirestore).toSorted());
});

it("on our own server, it can also pull parts and be probed", async () => {
  vi.resetModules();
  loadSite({});
  expect(await remoteOf()).toMatchObject({ pullPart: expect.any(Function), reach: expect.any(Function) });
});

const nothing = () => {};
const settle = () => new Promise((resolve) => setTimeout(resolve));

function remote() {
  const stop = vi.fn();
  const wake = vi.fn();
  const watch = vi.fn((_: string, _onChanged: () => void) => ({ stop, wake }));
  return { watch, stop, wake, whole: { watch } as unknown as Remote };
}

it("a household is watched once the client is loaded, until it is stopped", async () => {
  const { watch, stop, wake, whole } = remote();
  const [onChanged, onCut] = [() => {}, () => {}];
  const watching = lazyWatch(async () => whole, fakeTiming())("home", onChanged, onCut);
  expect(watch).not.toHaveBeenCalled();
  await settle();
  expect(watch.mock.calls).toEqual([["home", onChanged, onCut]]);
  watching.wake();
  expect(wake).toHaveBeenCalledOnce();
  watching.stop();
  expect(stop).toHaveBeenCalledOnce();
});

it("a client that loads after the stop watches nothing", async () => {
  const { watch, whole } = remote();
  lazyWatch(async () => whole, fakeTiming())("home", nothing, nothing).stop();
  await settle();
  expect(watch).not.toHaveBeenCalled();
});

it("a failed load is retried with backoff, until it is stopped", async () => {
  const { watch, whole } = remote();
  const timing = fakeTiming();
  let isOnline = false;
  const load = async () => (isOnline ? whole : Promise.reject(new TypeError("no network")));
  const { stop: end } = lazyWatch(load, timing)("home", nothing, nothing);
  await settle();
  expect(timing.waits()).toEqual([1_000]);
  timing.pass(1_000);
  await settle();
  expect(timing.waits()).toEqual([2_000]);
  isOnline = true;
  timing.pass(2_000);
  await settle();
  expect(watch).toHaveBeenCalledOnce();
  end();
  isOnline = false;
  const given = lazyWatch(load, timing)("home", nothing, nothing);
  await settle();
  given.wake();
  await settle();
  expect(timing.waits()).toEqual([2_000]);
  given.stop();
  expect(timing.waits()).toEqual([]);
});
