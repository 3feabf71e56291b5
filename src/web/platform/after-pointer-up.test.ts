// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { afterPointerUp } from "./after-pointer-up.ts";

afterEach(() => vi.restoreAllMocks());

it("runs at once where nothing is pressed", () => {
  const work = vi.fn();
  afterPointerUp(work);
  expect(work).toHaveBeenCalledOnce();
});

it("waits until the pointer is released and the click is handled", async () => {
  vi.spyOn(document, "querySelector").mockReturnValue(document.body);
  const work = vi.fn();
  afterPointerUp(work);
  dispatchEvent(new Event("pointerup"));
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});
