import type { ReadEntry } from "#domain/import/entry-of-row.ts";
import type { ReadSummary } from "#domain/import/read-rows.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { pauseForScreen } from "#web/platform/pause-for-screen.ts";
import { useStore } from "#web/store/use-device.ts";
import { endingBy } from "./in-slices.ts";
import { createSorting } from "./review/category-guess.ts";
import { judge, type Review } from "./review/review.ts";

interface Ways {
  sourceId: string | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

export type Judge = (entries: readonly ReadEntry[], summary: ReadSummary, ways: Ways) => Promise<Review>;

/** Sets a file beside what is in the household by now. */
export function useJudge({ household, book, state }: Figures): Judge {
  const store = useStore();
  return async (entries, summary, { sourceId, signal, onProgress }) => {
    // A household shows before its entries are read; nothing is new before they are.
    await store.whole;
    const { openId, households } = store.state.get();
    const now = (openId === null ? undefined : households.get(openId)) ?? state;
    const sortingOf = createSorting(inDomain(now.of.rule), household.categories, book);
    const pause = endingBy(signal, pauseForScreen(onProgress));
    return judge(entries, summary, { sourceId, there: now.of.transaction, sortingOf, pause });
  };
}
