import { createContext, use, useEffect, useRef, useState } from "react";
import type { AccountRef } from "#domain/household/household.ts";
import { type ChosenAccount, createAccountEvidence } from "#domain/import/account-of-file.ts";
import { type ImportMapping, readMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import { offered } from "#domain/spending/categories.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { loadMerchantGuess } from "#web/household/payee-guess.ts";
import { afterPaintAndGc, yieldToMain } from "#web/platform/yield-to-main.ts";
import { bulkThreshold, type HouseholdState, useStore } from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import { Cancelled, cancellablePause, forEachInSlices } from "./in-slices.ts";
import { createImportClient, type ImportClient } from "./reader/import-client.ts";
import { fileProblemText } from "./reader/import-words.ts";
import {
  accountsOf,
  type ChosenFile,
  chosenFile,
  identifiedAccount,
  isAsLastTime,
  isByNameAlone,
  knownMappings,
  planFor,
  type ReadingPlan,
} from "./reading-plan.ts";
import { createCategorizer, entriesToImport, isSameReview, type Review, reviewEntries } from "./review.ts";
import { entriesWords } from "./step-parts.tsx";
import { importEntries, importProblemText, undoImport } from "./write-import.ts";

/** Creates the client that reads files: in a worker, unless a test reads them in process. */
export const ImportClientContext = createContext<() => ImportClient>(createImportClient);

type Step =
  | { at: "choose"; isOpening?: boolean; problem?: string }
  | { at: "how"; problem?: string }
  | { at: "reading"; done: number }
  | { at: "review"; review: Review; problem?: string }
  | { at: "writing"; done: number };

export interface ImportDialogProps {
  figures: Figures;
  /** The current user's person, if known. */
  self: string | undefined;
  onClose: () => void;
}

/** One task at a time: starting another aborts the previous one, whose result is then ignored. */
function useSingleTask() {
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

/** The steps of an import, from the chosen file to the saved entries. */
export function useImport({ figures, self, onClose }: ImportDialogProps) {
  const { household, state } = figures;
  const [client] = useState(use(ImportClientContext));
  useEffect(() => () => client.cancel(), [client]);
  const task = useSingleTask();
  const [step, setStep] = useState<Step>({ at: "choose" });
  const [file, setFile] = useState<ChosenFile>();
  const [plan, setPlan] = useState<ReadingPlan>();
  const reviewFile = useReviewFile(figures);
  const findAccount = useFindAccount(figures);
  const writeImport = useWriteImport({ figures, reviewFile, setStep, onClose });

  async function open(chosen: File): Promise<void> {
    const signal = task.begin();
    setStep({ at: "choose", isOpening: true });
    const answer = await client.open(chosen, { currency: household.currency, locale: household.locale });
    if (signal.aborted) return;
    if (!answer.ok) return setStep({ at: "choose", problem: fileProblemText(answer) });
    const next = chosenFile(chosen.name, answer.value, state.of["import-source"].list(), household);
    const account = identifiedAccount(next, household);
    const first = planFor(next, account ?? next.named, household, self);
    setFile(next);
    setPlan(first);
    const isIdentified = account !== undefined && !isByNameAlone(next, household);
    const mayBeKnown = next.known.length > 0 && accountsOf(household).length > 0;
    if (!isIdentified && mayBeKnown) return recognize(next, signal);
    await readOrAsk(next, first, isIdentified);
  }

  /** Reads what is known as last time, and otherwise asks how to read it. */
  async function readOrAsk(file: ChosenFile, plan: ReadingPlan, isIdentified: boolean): Promise<void> {
    const isKnown = (isIdentified || accountsOf(household).length === 0) && isAsLastTime(file, plan, household);
    if (isKnown) await read(plan);
    else setStep({ at: "how" });
  }

  /** Reads a file with a known header to find the account that already has some of its rows. */
  async function recognize(file: ChosenFile, signal: AbortSignal): Promise<void> {
    for (const mapping of knownMappings(file)) {
      const loaded = await load(mapping, signal);
      if (!loaded) return;
      const account = await findAccount(loaded.entries, file, signal).catch(ignoreCancelled);
      if (signal.aborted) return;
      if (account === undefined) continue;
      const plan = planFor(file, account, household, self);
      setPlan(plan);
      return readOrAsk(file, plan, true);
    }
    setStep({ at: "how" });
  }

  /** The file's entries; undefined if they can't be read, which the screen then says. */
  async function load(mapping: ImportMapping, signal: AbortSignal) {
    const entries: ReadEntry[] = [];
    const onEntries = (slice: readonly ReadEntry[]) => void entries.push(...slice);
    const show = (done: number) => !signal.aborted && setStep({ at: "reading", done });
    show(0);
    const answer = await client.read(mapping, { onEntries, onProgress: (done) => show(done * 0.8) });
    if (signal.aborted) return undefined;
    if (answer.ok) return { entries, summary: answer.value };
    setStep({ at: "how", problem: fileProblemText(answer) });
    return undefined;
  }

  async function read(plan: ReadingPlan): Promise<void> {
    const signal = task.begin();
    const loaded = await load(readMapping(plan.mapping)!, signal);
    if (!loaded) return;
    const review = await reviewFile(loaded.entries, loaded.summary, {
      sourceId: plan.sourceId,
      account: plan.account ?? undefined,
      signal,
      onProgress: (done) => !signal.aborted && setStep({ at: "reading", done: 0.8 + done * 0.2 }),
    }).catch(ignoreCancelled);
    if (review && !signal.aborted) setStep({ at: "review", review });
  }

  const stopReading = () => {
    task.end();
    client.cancel();
    setStep({ at: "how", problem: fileProblemText({ problem: "cancelled" }) });
  };
  return {
    step,
    file,
    plan,
    setPlan,
    stopReading,
    open: (chosen: File) => void open(chosen),
    read: () => plan && void read(plan),
    change: () => setStep({ at: "how" }),
    startOver: () => setStep({ at: "choose" }),
    /** Also cancels writing, as long as that is possible. */
    stop: task.end,
    write: (review: Review, included: ReadonlySet<number>, declined: ReadonlySet<number>) =>
      file && plan && void writeImport({ file, plan, review, included, declined }, task.begin()),
  };
}

function ignoreCancelled(error: unknown): undefined {
  if (!(error instanceof Cancelled)) throw error;
}

interface ReviewRun {
  sourceId: string | undefined;
  account: AccountRef | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

type ReviewFile = (entries: readonly ReadEntry[], summary: ReadSummary, ways: ReviewRun) => Promise<Review>;

/** The household with all of its entries. It is shown before they are loaded; until then every row of a file would look new. */
function useLoadedState({ state }: Figures): () => Promise<HouseholdState> {
  const store = useStore();
  return async () => {
    await store.entriesLoaded;
    const { openId, households } = store.state.get();
    return (openId === null ? undefined : households.get(openId)) ?? state;
  };
}

/** Finds the account that has rows of the file from an earlier import. */
function useFindAccount(figures: Figures) {
  const loadedState = useLoadedState(figures);
  return async (
    entries: readonly ReadEntry[],
    { known }: ChosenFile,
    signal: AbortSignal,
  ): Promise<ChosenAccount | undefined> => {
    const evidence = createAccountEvidence(entries, new Set(known.map(({ source }) => source.id)));
    const { of } = await loadedState();
    const pause = cancellablePause(signal, yieldToMain());
    await forEachInSlices(of.transaction.list(), pause, (entry) => evidence.know(entry));
    return evidence.account();
  };
}

/** Compares the entries of a file with those that the household has now. */
function useReviewFile(figures: Figures): ReviewFile {
  const { household, book } = figures;
  const loadedState = useLoadedState(figures);
  return async (entries, summary, { sourceId, account, signal, onProgress }) => {
    const now = await loadedState();
    const ofMerchant = await loadMerchantGuess(household);
    const categoryFor = createCategorizer(now.of.rule.list(), offered(household.categories), book, ofMerchant);
    const pause = cancellablePause(signal, yieldToMain(onProgress));
    const saves = now.of.save.list();
    const options = { sourceId, account, saves, household, existing: now.of.transaction, categoryFor, pause };
    return reviewEntries(entries, summary, options);
  };
}

interface WriteParts {
  figures: Figures;
  reviewFile: ReviewFile;
  setStep: (step: Step) => void;
  onClose: () => void;
}

interface ImportRequest {
  file: ChosenFile;
  plan: ReadingPlan;
  review: Review;
  included: ReadonlySet<number>;
  declined: ReadonlySet<number>;
}

const changedMeanwhile = "Entries came in meanwhile, so this has changed. Look at it once more.";

/** Writes the reviewed entries. A failure leads back to the step where the user can fix it. */
function useWriteImport({ figures, reviewFile, setStep, onClose }: WriteParts) {
  const store = useStore();
  const { show } = useToast();
  const household = figures.state.id;

  /** The review as it was shown, or a new one when another tab or the partner added entries since. */
  async function currentReview({ plan, review }: ImportRequest, signal: AbortSignal): Promise<Review> {
    const existing = store.state.get().households.get(household)?.of.transaction;
    if (!existing || existing === review.comparedWith) return review;
    const { entries, summary } = review;
    return reviewFile(entries, summary, {
      sourceId: plan.sourceId,
      account: plan.account ?? undefined,
      signal,
      onProgress: () => {},
    });
  }

  async function write(request: ImportRequest, signal: AbortSignal): Promise<void> {
    const { file, plan, included, declined } = request;
    setStep({ at: "writing", done: 0 });
    const review = await currentReview(request, signal);
    if (!isSameReview(review, request.review)) return setStep({ at: "review", review, problem: changedMeanwhile });
    const chosen = entriesToImport(review, included, declined);
    const onProgress = onWholePercent((done) => setStep({ at: "writing", done }));
    const imported = await importEntries(store, { household, file, plan, chosen }, { signal, onProgress });
    if (imported.ok) {
      // Closing a dialog restyles the whole page, so wait until the many new entries are drawn and garbage is collected.
      if (chosen.length > bulkThreshold) await afterPaintAndGc();
      const undoable = { done: imported.value, count: chosen.length };
      show({ text: `${entriesWords(undoable.count)} brought`, undo: () => void undoImport(store, undoable, show) });
      return onClose();
    }
    const problem = importProblemText(imported.problem);
    const isOfPlan = imported.problem === "person-gone" || imported.problem === "account-gone";
    setStep(isOfPlan ? { at: "how", problem } : { at: "review", review, problem });
  }

  return (request: ImportRequest, signal: AbortSignal) =>
    write(request, signal).catch((error: unknown) => {
      if (!(error instanceof Cancelled)) throw error;
      setStep({ at: "review", review: request.review, problem: importProblemText("ended") });
    });
}

/** Reports whole percents only: rendering a thousand steps would take as long as writing them. */
function onWholePercent(report: (done: number) => void): (done: number) => void {
  let reported = 0;
  return (done) => {
    if (Math.round(done * 100) === reported) return;
    reported = Math.round(done * 100);
    report(done);
  };
}
