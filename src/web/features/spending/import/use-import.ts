import { use, useEffect, useRef, useState } from "react";
import type { ReadEntry } from "#domain/import/entry-of-row.ts";
import { readMapping, sourcesOf } from "#domain/import/mapping.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { fileProblemText } from "#web/import/import-words.ts";
import { type ChosenFile, planFor, type ReadingPlan } from "./how/reading-plan.ts";
import { ImportClientContext } from "./import-client-context.ts";
import { Ended } from "./in-slices.ts";
import type { Review } from "./review/review.ts";
import { useJudge } from "./use-judge.ts";
import { useWriting } from "./use-writing.ts";

export type Step =
  | { at: "choose"; isOpening?: boolean; problem?: string }
  | { at: "how"; problem?: string }
  | { at: "reading"; done: number }
  | { at: "review"; review: Review; problem?: string }
  | { at: "writing"; done: number };

export interface ImportDialogProps {
  figures: Figures;
  /** The person who is here, where that is known. */
  self: string | undefined;
  onClose: () => void;
}

/** Only one thing is under way at a time: what was begun before it has nothing more to say. */
function useTurns() {
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);
  return {
    begin(): AbortSignal {
      current.current.abort();
      current.current = new AbortController();
      return current.current.signal;
    },
    end: () => current.current.abort(),
  };
}

/** A file on its way from the bank to the entries, step by step. */
export function useImport({ figures, self, onClose }: ImportDialogProps) {
  const { household, state } = figures;
  const [client] = useState(use(ImportClientContext));
  useEffect(() => () => client.cancel(), [client]);
  const turns = useTurns();
  const [step, setStep] = useState<Step>({ at: "choose" });
  const [file, setFile] = useState<ChosenFile>();
  const [plan, setPlan] = useState<ReadingPlan>();
  const judge = useJudge(figures);
  const bring = useWriting({ figures, judge, setStep, onClose });

  async function open(chosen: File): Promise<void> {
    const signal = turns.begin();
    setStep({ at: "choose", isOpening: true });
    const answer = await client.open(chosen, { currency: household.currency, locale: household.locale });
    if (signal.aborted) return;
    if (!answer.ok) return setStep({ at: "choose", problem: fileProblemText(answer) });
    const known = sourcesOf(inDomain(state.of["import-source"]), answer.value);
    const next = { name: chosen.name, opened: answer.value, known };
    const first = planFor(next, known[0], household, self);
    setFile(next);
    setPlan(first);
    if (known.length === 1) await read(first);
    else setStep({ at: "how" });
  }

  async function read(by: ReadingPlan): Promise<void> {
    const signal = turns.begin();
    const entries: ReadEntry[] = [];
    const onEntries = (slice: readonly ReadEntry[]) => void entries.push(...slice);
    const show = (done: number) => !signal.aborted && setStep({ at: "reading", done });
    show(0);
    const answer = await client.read(readMapping(by.mapping)!, { onEntries, onProgress: (done) => show(done * 0.8) });
    if (signal.aborted) return;
    if (!answer.ok) return setStep({ at: "how", problem: fileProblemText(answer) });
    const onProgress = (done: number) => show(0.8 + done * 0.2);
    const review = await judge(entries, answer.value, { sourceId: by.sourceId, signal, onProgress }).catch(unlessEnded);
    if (review && !signal.aborted) setStep({ at: "review", review });
  }

  const stopReading = () => {
    turns.end();
    client.cancel();
    setStep({ at: "how", problem: fileProblemText({ problem: "cancelled" }) });
  };
  return {
    ...{ step, file, plan, setPlan, stopReading },
    open: (chosen: File) => void open(chosen),
    read: () => plan && void read(plan),
    change: () => setStep({ at: "how" }),
    startOver: () => setStep({ at: "choose" }),
    /** Ends writing too, as long as it can be ended. */
    stop: turns.end,
    write: (review: Review, kept: ReadonlySet<number>) =>
      file && plan && void bring({ file, plan, review, kept }, turns.begin()),
  };
}

function unlessEnded(error: unknown): undefined {
  if (!(error instanceof Ended)) throw error;
}
