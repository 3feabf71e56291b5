import { type FunnelStep, funnelSteps } from "./funnel-event.ts";

export type StepCounts = Record<FunnelStep, number>;

/** How many browsers reached each step; `ripe` are those among them whose first four weeks are over. */
export interface Reach {
  all: StepCounts;
  ripe: StepCounts;
}

export interface FunnelRow {
  step: FunnelStep;
  count: number;
  /** Null where there is nothing to be a share of. */
  ofLanding: number | null;
  ofBefore: number | null;
}

const noSteps = (): StepCounts => ({
  landing: 0,
  home: 0,
  intake: 0,
  submit: 0,
  complete: 0,
  "first-save": 0,
  "week-4": 0,
});

export const noReach = (): Reach => ({ all: noSteps(), ripe: noSteps() });

export function addSteps(reach: Reach, reached: Iterable<FunnelStep>, isRipe: boolean): void {
  for (const step of reached) {
    reach.all[step]++;
    if (isRipe) reach.ripe[step]++;
  }
}

export function addReach(to: Reach, more: Reach): void {
  for (const step of funnelSteps) {
    to.all[step] += more.all[step];
    to.ripe[step] += more.ripe[step];
  }
}

export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Which browsers a step's shares are of: who came last week can't have saved in a fourth one. */
export const basisOf = (reach: Reach, step: FunnelStep): StepCounts => (step === "week-4" ? reach.ripe : reach.all);

export const funnelRow = (reach: Reach, step: FunnelStep): FunnelRow => {
  const counts = basisOf(reach, step);
  const before = funnelSteps[funnelSteps.indexOf(step) - 1];
  return {
    step,
    count: reach.all[step],
    ofLanding: shareOf(counts[step], counts.landing),
    ofBefore: before === undefined ? null : shareOf(counts[step], counts[before]),
  };
};

export const funnelRows = (reach: Reach): FunnelRow[] => funnelSteps.map((step) => funnelRow(reach, step));
