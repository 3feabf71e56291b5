import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceWith, home, homeRow, openStoreOn, rowOf } from "#web/store/store.fixture.ts";
import NetWorthScreen from "./net-worth-screen.tsx";

export const ownSpace = "22222222-2222-4222-8222-222222222222";

interface Opening {
  isFull?: () => boolean;
  /** Records in the private space of the user. */
  own?: readonly AnyRecord[];
  /** Replaces Maya and Tom. */
  household?: readonly AnyRecord[];
}

/** Opens the page with a store of its own, on a Friday in November 2026. */
export async function openNetWorth(records: readonly AnyRecord[], { isFull, own, household }: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  const database = await deviceWith({
    households: [homeRow, ...(own ? [{ ...homeRow, id: ownSpace, space: "private" as const }] : [])],
    records: [
      ...(household ?? coupleRecords(...records)).map(rowOf),
      ...(own ?? []).map((record) => ({ household: ownSpace, id: record.id, record })),
    ],
  });
  const store = await openStoreOn(database, isFull);
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  render(
    <StaticRouter address="/MyDashboard/net-worth">
      <NetWorthScreen user={null} />
    </StaticRouter>,
  );
  await act(async () => {});
  const of = (space = home) => store.state.get().households.get(space)!.of;
  /** Oldest first, then by id. */
  const noted = (space = home) =>
    of(space)
      .balance.list()
      .map(({ of: { id }, day, amount, low, high }) => ({ id, day, amount, ...(low !== undefined && { low, high }) }))
      .sort((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
  return { store, of, noted };
}

const plain = (text: string | null | undefined): string => (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ");

export const head = (): string => plain(document.querySelector(".worth-head")?.textContent);
export const hero = (): string => plain(document.querySelector(".worth-hero .money-spoken")?.textContent);

/** The text of the rows of a list. */
export const rows = (title: string): string[] =>
  within(screen.getByRole("region", { name: title }))
    .queryAllByRole("listitem")
    .map((row) => plain(row.textContent));

export const sumOf = (title: string): string =>
  plain(screen.getByRole("region", { name: title }).querySelector(".sum > .money")?.textContent);

/** Finds a button by its text. Queries by role compute styles of all ancestors, which is slow. */
export function button(name: string, inside: ParentNode = document): HTMLButtonElement {
  const found = [...inside.querySelectorAll("button")].find((one) =>
    (one.getAttribute("aria-label") ?? plain(one.textContent)).startsWith(name),
  );
  if (!found) throw new Error(`No button says ${name}`);
  return found;
}

export const press = async (name: string, inside?: ParentNode) => {
  await act(async () => void fireEvent.click(button(name, inside)));
};

export const dialog = (): HTMLElement => document.querySelector<HTMLElement>("dialog")!;

/** Dialogs load on demand, which may take a while on a busy machine. */
export async function openDialog(name: string): Promise<HTMLElement> {
  await press(name);
  await vi.waitFor(
    () => {
      if (!dialog()?.hasAttribute("open")) throw new Error("not yet");
    },
    { timeout: 8_000 },
  );
  return dialog();
}

export const field = (label: string | RegExp, inside: HTMLElement = document.body): HTMLInputElement =>
  within(inside).getByLabelText<HTMLInputElement>(label);

export const type = async (label: string | RegExp, value: string, inside?: HTMLElement) => {
  await act(async () => void fireEvent.change(field(label, inside), { target: { value } }));
};

export const submit = async (inside: ParentNode) => {
  await act(async () => void fireEvent.submit(inside.querySelector("form")!));
  await act(async () => {});
};

export function leave() {
  cleanup();
  failedWrite.set(null);
  currentDevice.set({ phase: "closed" });
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
