import { useEffect, useMemo, useRef, useState } from "react";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import { inOrderOfLook, wantsLook } from "#domain/net-worth/to-look-at.ts";
import { type Noted, notingBalances } from "#web/household/balances/noting-balance.ts";
import { useRun } from "#web/household/use-run.ts";
import { keyOf, type Worth } from "../worth.ts";
import { readUpdates, stillRight, type Typed } from "./read-updates.ts";
import { confirmedWords, notedWords } from "./update-words.ts";

/** More stale ones than this are opened by the button for all. */
const mostAtFirst = 4;
const fewest = 2;

/** The stale ones, or the two looked at longest ago; and whatever is being typed, so that nothing typed goes away. */
function atFirst(ordered: readonly HoldingOn[], typed: Typed): HoldingOn[] {
  const stale = ordered.filter(wantsLook).length;
  const shown = Math.min(Math.max(stale, fewest), mostAtFirst);
  return ordered.filter((holding, index) => index < shown || typed[keyOf(holding)] !== undefined);
}

const nothingNew = "Nothing changed. If all of it still holds, “Still right” notes that for today.";

/** What the card for new balances shows and does. All of it is one change, and one way back. */
export function useUpdates({ place, holdings }: Worth) {
  const { format, today } = place;
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Typed>({});
  const [isAll, setAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState("");
  const ordered = useMemo(() => inOrderOfLook(holdings), [holdings]);
  const shown = isAll ? holdings : atFirst(ordered, typed);
  // What is wrong is where the keyboard goes.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);

  const note = async (noted: readonly Noted[], words: string) => {
    setBusy(true);
    const { ok } = await run(notingBalances(noted), words, place.id);
    setBusy(false);
    // What the device refused stays typed.
    if (ok)
      setTyped((now) =>
        without(
          now,
          noted.map(({ of }) => keyOf(of)),
        ),
      );
  };
  const save = async () => {
    const read = readUpdates(shown, typed, format, today);
    const isSound = Object.keys(read.problems).length === 0;
    setProblems(read.problems);
    say(isSound && read.noted.length === 0 ? nothingNew : "");
    if (isSound && read.noted.length > 0) await note(read.noted, notedWords(read.noted.length));
  };
  const confirm = async () => {
    const untouched = stillRight(
      shown.filter((holding) => typed[keyOf(holding)] === undefined),
      today,
    );
    say(untouched.length === 0 ? "Each of these has a new amount typed. “Save balances” notes them." : "");
    if (untouched.length > 0) await note(untouched, confirmedWords(untouched.length));
  };
  const type = (key: string, text: string) => {
    setTyped((now) => ({ ...now, [key]: text }));
    setProblems((now) => (key in now ? without(now, [key]) : now));
    say("");
  };
  return { form, shown, ordered, typed, problems, isAll, setAll, isBusy, said, type, save, confirm };
}

const without = (typed: Typed, keys: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));
