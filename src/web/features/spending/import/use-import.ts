import { createContext, use, useEffect, useRef, useState } from "react";
import { readMapping, sourcesOf } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { createImportClient, type ImportClient } from "#web/import/import-client.ts";
import { fileProblemText } from "#web/import/import-words.ts";
import { drawnAndClearedUp, pauseForScreen } from "#web/platform/pause-for-screen.ts";
import { fewAtOnce } from "#web/store/bulk/bulk-write.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { Ended, endingBy } from "./in-slices.ts";
import { type ChosenFile, planFor, type ReadingPlan } from "./reading-plan.ts";
import { chosenOf, createSorting, judge, type Review, saysTheSame } from "./review.ts";
import { entriesWords } from "./step-parts.tsx";
import { bringEntries, importingProblemText, takeImportBack } from "./write-import.ts";

/** How files are read: in a worker of its own, unless a test reads them in place. */
export const ImportClientContext = createContext<() => ImportClient>(createImportClient);

type Step =
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

interface Ways {
  sourceId: string | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

type Judge = (entries: readonly ReadEntry[], summary: ReadSummary, ways: Ways) => Promise<Review>;

/** Sets a file beside what is in the household by now. */
function useJudge({ household, book, state }: Figures): Judge {
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

interface Parts {
  figures: Figures;
  judge: Judge;
  setStep: (step: Step) => void;
  onClose: () => void;
}

interface Wanted {
  file: ChosenFile;
  plan: ReadingPlan;
  review: Review;
  kept: ReadonlySet<number>;
}

const lookAgain = "Entries came in meanwhile, so this has changed. Look at it once more.";

/** Writes what someone decided on. What is refused leads back to where it can be decided again. */
function useWriting({ figures, judge, setStep, onClose }: Parts) {
  const store = useStore();
  const { show } = useToast();
  const household = figures.state.id;

  /** As it was looked at; judged anew where another tab or the partner brought entries since. */
  async function asItIs({ plan, review }: Wanted, signal: AbortSignal): Promise<Review> {
    const there = store.state.get().households.get(household)?.of.transaction;
    if (!there || there === review.judgedOn) return review;
    const { entries, summary } = review;
    return judge(entries, summary, { sourceId: plan.sourceId, signal, onProgress: () => {} });
  }

  async function write(wanted: Wanted, signal: AbortSignal): Promise<void> {
    const { file, plan, kept } = wanted;
    setStep({ at: "writing", done: 0 });
    const review = await asItIs(wanted, signal);
    if (!saysTheSame(review, wanted.review)) return setStep({ at: "review", review, problem: lookAgain });
    const chosen = chosenOf(review, kept);
    const onProgress = inPercent((done) => setStep({ at: "writing", done }));
    const brought = await bringEntries(store, { household, file, plan, chosen }, { signal, onProgress });
    if (brought.ok) {
      // A dialog that closes has the whole page styled anew: not in the moment in which the many are drawn and cleared up after.
      if (chosen.length > fewAtOnce) await drawnAndClearedUp();
      const taken = { done: brought.value, count: chosen.length };
      show({ text: `${entriesWords(taken.count)} brought`, undo: () => void takeImportBack(store, taken, show) });
      return onClose();
    }
    const problem = importingProblemText(brought.problem);
    setStep(brought.problem === "person-gone" ? { at: "how", problem } : { at: "review", review, problem });
  }

  return (wanted: Wanted, signal: AbortSignal) =>
    write(wanted, signal).catch((error: unknown) => {
      if (!(error instanceof Ended)) throw error;
      setStep({ at: "review", review: wanted.review, problem: importingProblemText("ended") });
    });
}

/** Only what would show: drawing each of a thousand parts would take as long as writing them. */
function inPercent(tell: (done: number) => void): (done: number) => void {
  let told = 0;
  return (done) => {
    if (Math.round(done * 100) === told) return;
    told = Math.round(done * 100);
    tell(done);
  };
}
