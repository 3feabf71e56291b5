// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { fileName, readChosenFile, saveFile, textOf } from "./save-file.ts";

const day = "2026-11-15" as Day;

describe("a saved file", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is named after the day and its content", () => {
    expect(fileName(day, "json")).toBe("weekfold-2026-11-15.json");
    expect(fileName(day, "csv", "habit-tick")).toBe("weekfold-2026-11-15-habit-tick.csv");
    expect(fileName(day, "weekfold")).toBe("weekfold-2026-11-15.weekfold");
  });

  it("is downloaded by a link that is removed afterwards", async () => {
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
    const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href} ${this.isConnected}`);
    });
    saveFile({ name: fileName(day, "csv"), type: "csv", content: "\ufeffId\r\n" });
    expect(clicked).toEqual(["weekfold-2026-11-15.csv blob:one true"]);
    expect(document.querySelector("a")).toBeNull();
    const blob = made.mock.calls[0]?.[0] as Blob;
    expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 5)).toEqual([0xef, 0xbb, 0xbf, 0x49, 0x64]);
    expect(blob.type).toBe("text/csv;charset=utf-8");
    expect(revoked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoked.mock.calls).toEqual([["blob:one"]]);
  });
});

describe("a chosen file", () => {
  it("is read unless it is too large", async () => {
    const file = new Blob(["Rent"]);
    expect(await readChosenFile(file, 4)).toEqual({ ok: true, value: new TextEncoder().encode("Rent") });
    const read = vi.spyOn(file, "arrayBuffer");
    expect(await readChosenFile(file, 3)).toEqual({ ok: false, problem: "too-large" });
    expect(read).not.toHaveBeenCalled();
  });

  it("that no longer exists is reported", async () => {
    const file = new Blob(["Rent"]);
    vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("gone", "NotFoundError"));
    expect(await readChosenFile(file, 10)).toEqual({ ok: false, problem: "unreadable" });
  });

  it("is text only if it is valid UTF-8", () => {
    expect(textOf(new TextEncoder().encode("\ufeffé"))).toEqual({ ok: true, value: "é" });
    expect(textOf(Uint8Array.from([0x7b, 0xe9, 0x7d]))).toEqual({ ok: false, problem: "not-text" });
  });
});
