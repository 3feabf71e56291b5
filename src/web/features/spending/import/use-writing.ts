import type { Figures } from "#web/household/figures/figures.ts";
import { drawnAndClearedUp } from "#web/platform/pause-for-screen.ts";
import { fewAtOnce } from "#web/store/show-many.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { entriesWords } from "./count-words.ts";
import type { ChosenFile, ReadingPlan } from "./how/reading-plan.ts";
import { Ended } from "./in-slices.ts";
import { chosenOf, type Review, saysTheSame } from "./review/review.ts";
import type { Step } from "./use-import.ts";
import type { Judge } from "./use-judge.ts";
import { bringEntries } from "./write/bring-entries.ts";
import { importingProblemText } from "./write/problem-words.ts";
import { takeImportBack } from "./write/take-back-import.ts";

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
export function useWriting({ figures, judge, setStep, onClose }: Parts) {
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
