import { useState } from "react";
import type { Result } from "#domain/result.ts";
import { type KeepingOne, setAside } from "#web/store/households/set-aside.ts";
import { endMeeting, meetAgain } from "#web/store/owner/meeting.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../focus-heading.ts";
import { dayWords } from "../sharing/when-words.ts";

const problemWords: Readonly<Record<string, string>> = {
  "decided-already": "That was decided already, in another tab.",
  "household-gone": "One of the two is no longer here, so nothing was changed.",
  "not-the-owner": "Only its owner can set a household aside. Nothing was changed.",
};

const failedWords = "This device did not keep that, and nothing was changed. Try again.";

export interface Decision {
  isBusy: boolean;
  keepBoth: () => Promise<void>;
  keepOne: (one: Pick<KeepingOne, "kept" | "leaves">, leavingName: string) => Promise<void>;
}

/** Ends the question, in all tabs at once. What this device refuses leaves it open. */
export function useDecision(brought: string): Decision {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const decide = async (work: () => Promise<Result<() => void, string>>) => {
    setBusy(true);
    const done = await work().catch(() => ({ ok: false, problem: "failed" }) as const);
    setBusy(false);
    if (!done.ok) show({ text: problemWords[done.problem] ?? failedWords, stays: true });
    await store.householdsChanged();
    if (!done.ok) return;
    // The question is gone now, and the keyboard was in it.
    focusHeading();
    done.value();
  };
  const askAgain = async (value: string) => {
    await store.database.write((tables) => meetAgain(tables, brought, value));
    await store.householdsChanged();
  };
  return {
    isBusy,
    keepBoth: () =>
      decide(async () => {
        const value = await store.database.write((tables) => endMeeting(tables, brought));
        if (value === null) return { ok: false, problem: "decided-already" };
        const undo = () => void askAgain(value).catch(() => {});
        return { ok: true, value: () => show({ text: "Both are kept, as two households.", undo, stays: true }) };
      }),
    keepOne: (one, leavingName) =>
      decide(async () => {
        const aside = await store.database.write((tables) => setAside(tables, { ...one, brought, now: Date.now() }));
        if (!aside.ok) return aside;
        const until = dayWords(aside.value.until);
        const text = `“${leavingName}” is set aside. It is under Your data until ${until}.`;
        return { ok: true, value: () => show({ text }) };
      }),
  };
}
