// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { useAsyncAction } from "./use-async-action.ts";

const fail = () => Promise.reject(new Error("no room"));

it("says why something was refused, until it is tried again", async () => {
  const { result } = renderHook(() => useAsyncAction("device"));
  expect(await act(() => result.current.run(async () => err("gone")))).toBe(false);
  expect(result.current).toMatchObject({ isBusy: false, problem: "gone" });
  expect(await act(() => result.current.run(async () => ok(null)))).toBe(true);
  expect(result.current).toMatchObject({ isBusy: false, problem: null });
});

it("does not begin what is under way a second time", async () => {
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

it("counts a failing device as the problem it was given, and lets the failure pass where it was given none", async () => {
  const { result: counting } = renderHook(() => useAsyncAction("device"));
  expect(await act(() => counting.current.run(fail))).toBe(false);
  expect(counting.current).toMatchObject({ isBusy: false, problem: "device" });
  const { result: passing } = renderHook(() => useAsyncAction());
  await act(() => expect(passing.current.run(fail)).rejects.toThrow("no room"));
});
