import type { Save, WeekReview } from "../household/records.ts";
import type { WeekId } from "../time/week.ts";
import { reviewId, type SignOff } from "./agenda.ts";

/**
 * Weeks that are closed by signatures: someone signed, and so did everyone who was to sign with them and is still there.
 * Nobody has to see the other's signature for that, so two who sign offline at once have closed the week.
 */
export function foldedWeeks(signOffs: readonly SignOff[], adults: readonly string[]): ReadonlySet<WeekId> {
  const here = new Set(adults);
  const signed = signOffs.filter(({ signedAt }) => signedAt !== undefined);
  const names = new Set(signed.map(({ week, personId }) => nameOf(week, personId)));
  const isClosed = ({ week, among = adults }: SignOff) =>
    among.every((person) => !here.has(person) || names.has(nameOf(week, person)));
  return new Set(signed.filter(isClosed).map(({ week }) => week));
}

const nameOf = (week: WeekId, personId: string): string => `${week} ${personId}`;

/** What the week's saves say: money outweighs a decision on nothing. */
export function decisionOf(saves: readonly Pick<Save, "amount">[]): WeekReview["decision"] {
  if (saves.some(({ amount }) => amount > 0)) return "saved";
  return saves.length > 0 ? "nothing" : "skipped";
}

function savesByWeek(saves: readonly Save[]): ReadonlyMap<WeekId, readonly Save[]> {
  const byWeek = new Map<WeekId, Save[]>();
  for (const save of saves) {
    const others = byWeek.get(save.week);
    if (others) others.push(save);
    else byWeek.set(save.week, [save]);
  }
  return byWeek;
}

type Reviewed = WeekReview & { id: string };

/**
 * The reviews as they hold: folded also where signatures fold them. Those that a money date began say what the week's
 * saves say now, so that a save taken back afterwards leaves no stamp.
 */
export function reviewsHeld(
  reviews: readonly Reviewed[],
  signOffs: readonly SignOff[],
  saves: readonly Save[],
  adults: readonly string[],
): readonly Reviewed[] {
  const folded = foldedWeeks(signOffs, adults);
  const isOwn = ({ id, week }: Reviewed) => id === reviewId(week);
  if (folded.size === 0 && !reviews.some(isOwn)) return reviews;
  const byWeek = savesByWeek(saves);
  const decided = (week: WeekId) => decisionOf(byWeek.get(week) ?? []);
  const known = new Set(reviews.map(({ week }) => week));
  const more = [...folded].filter((week) => !known.has(week));
  return [
    ...reviews.map((review) => ({
      ...review,
      decision: isOwn(review) ? decided(review.week) : review.decision,
      isFolded: review.isFolded || folded.has(review.week),
    })),
    ...more.map((week) => ({ id: reviewId(week), week, decision: decided(week), isFolded: true })),
  ];
}
