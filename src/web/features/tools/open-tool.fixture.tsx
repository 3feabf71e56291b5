import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, vi } from "vitest";
import { navigate } from "#web/platform/router/browser-location.ts";
import { BrowserRouter } from "#web/platform/router/router.tsx";
import { currentDevice } from "#web/store/owner/current-device.ts";

// Lazy chunks load slowly when many suites run at once, so load them before the first test.
configure({ asyncUtilTimeout: 5_000 });
await Promise.all(Object.values(import.meta.glob("./*/*-{result,part}.tsx")).map((load) => load()));

/** A Friday. */
export const friday = Date.parse("2026-11-13T12:00:00Z");

const plain = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();

interface Opening {
  search?: string;
  hash?: string;
  /** The databases that this browser has. */
  databases?: readonly string[];
}

/** A browser on a Friday in November 2026. Nobody is signed in. */
export function stubBrowser(databases: readonly string[] = []): void {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("indexedDB", { databases: async () => databases.map((name) => ({ name, version: 1 })) });
}

export async function openTool(Tool: ComponentType, { search = "", hash = "", databases = [] }: Opening = {}) {
  stubBrowser(databases);
  navigate(`/NiftyStuff/tool${search}${hash}`);
  render(
    <BrowserRouter>
      <Tool />
    </BrowserRouter>,
  );
  await act(async () => {});
}

export function leave(): void {
  cleanup();
  currentDevice.set({ phase: "closed" });
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The first field whose name starts with the label; optional fields have a suffix. */
const fieldOf = (label: string) => screen.getAllByLabelText(new RegExp(`^${label}`))[0] as HTMLInputElement;

export const type = (label: string, text: string) => fireEvent.change(fieldOf(label), { target: { value: text } });

export const inField = (label: string): string => fieldOf(label).value;

/** The text of the answer. */
export const said = (): string => plain(screen.getByRole("region", { name: "The answer" }).textContent);

/** Waits for the lazily loaded answer. */
export const tells = (words: string | RegExp) =>
  waitFor(() => expect(said()).toMatch(words instanceof RegExp ? words : plainly(words)));

const plainly = (words: string) => new RegExp(words.replace(/[.$?]/g, "\\$&"));

/** The rows that were handed to the intake. */
export const carried = (part: string): unknown =>
  JSON.parse(
    (JSON.parse(sessionStorage.getItem("typed.carried-rows") ?? "{}") as Record<string, string>)[`carried-${part}`] ||
      "[]",
  );
