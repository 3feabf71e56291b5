// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { useAsyncAction } from "./use-async-action.ts";

const fail = () => Promise.reject(new Error("no room"));

it("reports a problem until the next run", async () => {
  const { result } = renderHook(() => useAsyncAction("device"));
  expect(await act(() => result.current.run(async () => err("gone")))).toBe(false);
  expect(result.current).toMatchObject({ isBusy: false, problem: "gone" });
  expect(await act(() => result.current.run(async () => ok(null)))).toBe(true);
  expect(result.current).toMatchObject({ isBusy: false, problem: null });
});

it("ignores a run while another one is in progress", async () => {
  const { result } = renderHook(() => useAsyncAction());
  const waiting: (() => void)[] = [];
  const work = () => new Promise<{ ok: true }>((resolve) => waiting.push(() => resolve({ ok: true })));
  act(() => void result.current.run(work));
  expect(result.current.isBusy).toBe(true);
  expect(await act(() => result.current.run(work))).toBe(false);
  expect(waiting).toHaveLength(1);
  await act(async () => waiting[0]!());
  expect(result.current.isBusy).toBe(false);
});

it("reports an exception as the given problem, and rethrows it if none is given", async () => {
  const { result: mapped } = renderHook(() => useAsyncAction("device"));
  expect(await act(() => mapped.current.run(fail))).toBe(false);
  expect(mapped.current).toMatchObject({ isBusy: false, problem: "device" });
  const { result: rethrown } = renderHook(() => useAsyncAction());
  await act(() => expect(rethrown.current.run(fail)).rejects.toThrow("no room"));
});
