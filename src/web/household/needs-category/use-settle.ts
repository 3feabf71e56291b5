import { useRef, useState } from "react";
import { filledCategory } from "#domain/spending/categories.ts";
import type { OpenPayee } from "#domain/spending/needs-category.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { useStore } from "#web/store/index.ts";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "../commands/failed-write.ts";
import { placeRule, placingRule } from "../commands/place-rule.ts";
import { recategorizing } from "../commands/recategorize.ts";
import { runWithRetry, undoOne } from "../commands/use-run.ts";
import type { Figures } from "../figures/figures.ts";
import { nameWords, settledWords } from "./needs-category-words.ts";

interface Notice {
  text: string;
  isProblem: boolean;
  undo?: () => void;
}

export type Settle = ReturnType<typeof useSettle>;

/** Gives all entries of a payee a category, with a rule if wanted: one change, one undo. Confirmed in the dialog, which hides toasts. */
export function useSettle({ household, state }: Pick<Figures, "household" | "state">) {
  const store = useStore();
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const isWriting = useRef(false);
  const settle = async ({ payee, entries }: OpenPayee, categoryId: string, isAlways: boolean) => {
    // Pressing Enter twice settles one payee.
    if (isWriting.current) return;
    isWriting.current = true;
    setBusy(true);
    const known = new Set(household.categories.map(({ id }) => id));
    const rules = state.of.rule.list();
    const command = await recategorizing(
      {
        name: "settle-category",
        entries,
        categoryOf: (entry) => filledCategory(entry, known, categoryId),
        extras: isAlways ? placingRule("settle-category", placeRule(rules, payee, categoryId)) : [],
      },
      state,
      yieldToMain(),
    );
    const written = await runWithRetry(store, command);
    isWriting.current = false;
    setBusy(false);
    if (!written.ok) {
      const words = isDeviceProblem(written.problem)
        ? `Not kept: ${failedWriteWords[written.problem as keyof typeof failedWriteWords]}`
        : writeProblemWords(written.problem);
      setNotice({ text: words, isProblem: true });
      return;
    }
    const done = store.state.get().history.done.at(-1)!;
    const undo = () => {
      setNotice(undefined);
      void undoOne(store, done);
    };
    const label = household.categories.find(({ id }) => id === categoryId)?.label ?? "";
    setNotice({ text: settledWords.done(nameWords(payee), entries.length, label, isAlways), isProblem: false, undo });
  };
  return { settle, notice, isBusy };
}
