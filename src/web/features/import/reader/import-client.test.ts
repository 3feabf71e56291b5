import { afterEach, describe, expect, it, vi } from "vitest";
import { type ImportMapping, readMapping } from "#domain/import/mapping.ts";
import type { ReadEntry } from "#domain/import/read-row.ts";
import { blockedWorker, SilentWorker } from "#web/platform/worker-rpc.fixture.ts";
import { dollars } from "./bank-files.fixture.ts";
import { client } from "./import-client.fixture.ts";
import { silentTicks, tickMs } from "./import-client.ts";
import { sliceSize } from "./packed-entries.ts";

const fileOf = (rows: number) =>
  new Blob([
    `Date,Payee,Amount\n${Array.from({ length: rows }, (_, index) => `2026-02-03,Shop ${index},-1.00`).join("\n")}`,
  ]);

async function opened({ open }: ReturnType<typeof client>, file: Blob): Promise<ImportMapping> {
  const answer = await open(file, dollars);
  if (!answer.ok) throw new Error(answer.problem);
  return readMapping(answer.value.guess.draft)!;
}

afterEach(() => void vi.useRealTimers());

describe("reading a file in a worker", () => {
  it("delivers the entries in slices, one at a time, with progress up to 1", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(5_500));
    const slices: (readonly ReadEntry[])[] = [];
    const progress: number[] = [];
    let busy = 0;
    const answer = await import_.read(mapping, {
      async onEntries(entries) {
        expect(busy++).toBe(0);
        await Promise.resolve();
        slices.push(entries);
        busy--;
      },
      onProgress: (done) => progress.push(done),
    });
    expect(answer).toMatchObject({ ok: true, value: { entries: 5_500 } });
    expect(slices.every((slice) => slice.length <= sliceSize)).toBe(true);
    expect(slices.flat().map(({ payee }) => payee)).toEqual(
      Array.from({ length: 5_500 }, (_, index) => `Shop ${index}`),
    );
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it("waits while the page processes a slice", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(5_000));
    const slicesSent = () => import_.workers[0]!.sent.filter(({ isDelivery }) => isDelivery).length;
    let [came, letGo] = [0, () => {}];
    const hold = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answer = import_.read(mapping, { onEntries: () => (came++ === 0 ? hold : undefined) });
    // The one that the page works on, and the next.
    await vi.waitFor(() => expect([came, slicesSent()]).toEqual([1, 2]), 10_000);
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
    expect([came, slicesSent()]).toEqual([1, 2]);
    letGo();
    expect(await answer).toMatchObject({ ok: true });
    expect(came).toBe(5);
  });

  it("limits the size of the sample for the screen", async () => {
    const { open } = client();
    const wide = `Date,Payee,Amount\n${`2026-02-03,${"x".repeat(3_000)},-1.00\n`.repeat(400)}`;
    const answer = await open(new Blob([wide]), dollars);
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.value.sample).toHaveLength(50);
    expect(JSON.stringify(answer.value).length).toBeLessThan(40_000);
  });

  it("stops at once when it is cancelled, and can read again", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(5_000));
    const answer = import_.read(mapping, { onEntries: () => import_.cancel() });
    expect(await answer).toEqual({ ok: false, problem: "cancelled" });
    expect(import_.workers[0]!.isTerminated).toBe(true);
    expect(await import_.read(mapping, { onEntries: () => {} })).toMatchObject({
      ok: true,
      value: { entries: 5_000 },
    });
    expect(import_.workers).toHaveLength(2);
  });

  it("can read again after two cancellations", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(10));
    import_.cancel();
    const answer = import_.read(mapping, { onEntries: () => {} });
    import_.cancel();
    expect(await answer).toEqual({ ok: false, problem: "cancelled" });
    expect(await import_.read(mapping, { onEntries: () => {} })).toMatchObject({ ok: true });
  });

  it("replaces the previous file with another one", async () => {
    const { open } = client();
    const first = open(fileOf(3), dollars);
    const second = open(new Blob(["%PDF-1.7"]), dollars);
    expect(await first).toEqual({ ok: false, problem: "cancelled" });
    expect(await second).toEqual({ ok: false, problem: "pdf" });
  });

  it("reports a worker that fails, and starts a new one for the next attempt", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(5_000));
    const answer = import_.read(mapping, {
      onEntries: () => void import_.workers[0]!.dispatchEvent(new Event("error")),
    });
    expect(await answer).toEqual({ ok: false, problem: "stopped" });
    expect(await import_.read(mapping, { onEntries: () => {} })).toMatchObject({ ok: true });
  });

  it("reports a worker that can't start", async () => {
    expect(await client(blockedWorker).open(fileOf(1), dollars)).toEqual({ ok: false, problem: "stopped" });
  });

  it("reports a worker that stops responding, but not after a night of sleep", async () => {
    vi.useFakeTimers();
    const { open, workers } = client(() => new SilentWorker());
    const answer = open(fileOf(1), dollars);
    await vi.advanceTimersByTimeAsync(tickMs * (silentTicks - 1));
    expect(workers[0]!.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(tickMs);
    expect(await answer).toEqual({ ok: false, problem: "stopped" });
    expect(workers[0]!.isTerminated).toBe(true);
  });

  it("passes the failure of a slice's handler to the caller and stops the worker", async () => {
    const import_ = client();
    const mapping = await opened(import_, fileOf(5_000));
    const answer = import_.read(mapping, { onEntries: () => Promise.reject(new Error("The device is full")) });
    await expect(answer).rejects.toThrow("The device is full");
    expect(import_.workers[0]!.isTerminated).toBe(true);
  });

  it("refuses a file that is too large without a worker", async () => {
    const { open, workers } = client();
    const file = fileOf(1);
    Object.defineProperty(file, "size", { value: 200_000_001 });
    expect(await open(file, dollars)).toEqual({ ok: false, problem: "too-large" });
    expect(workers).toEqual([]);
  });
});
