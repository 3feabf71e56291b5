import type { Save, WeekReview } from "../household/records.ts";
import type { WeekId } from "../time/week.ts";
import { reviewId, type SignOff } from "./agenda.ts";
import { signatureState, standingSignatures } from "./agenda-signed.ts";

/**
 * Weeks that are closed by signatures: someone signed, and so did everyone who was to sign with them and is still there.
 * Nobody has to see the other's signature for that, so two who sign offline at once have closed the week. A signature
 * counts only while the sheet says what was signed.
 */
export function foldedWeeks(signOffs: readonly SignOff[], adults: readonly string[]): ReadonlySet<WeekId> {
  const here = new Set(adults);
  const isClosed = (parts: readonly SignOff[]) => {
    const standing = standingSignatures(parts);
    const names = new Set(standing.map(({ personId }) => personId));
    return standing.some(({ among = adults }) => among.every((person) => !here.has(person) || names.has(person)));
  };
  return new Set([...byWeek(signOffs)].flatMap(([week, parts]) => (isClosed(parts) ? week : [])));
}

/** Weeks with a signature under an earlier text that are open because of it: the oldest first. */
export function weeksToSignAgain(signOffs: readonly SignOff[], reviews: readonly WeekReview[]): readonly WeekId[] {
  const closed = new Set(reviews.flatMap(({ week, isFolded }) => (isFolded ? week : [])));
  const isToSignAgain = (parts: readonly SignOff[]) => parts.some((part) => signatureState(part, parts) === "earlier");
  return [...byWeek(signOffs)]
    .flatMap(([week, parts]) => (!closed.has(week) && isToSignAgain(parts) ? week : []))
    .sort();
}

/** What the week's saves say: money outweighs a decision on nothing. */
export function decisionOf(saves: readonly Pick<Save, "amount">[]): WeekReview["decision"] {
  if (saves.some(({ amount }) => amount > 0)) return "saved";
  return saves.length > 0 ? "nothing" : "skipped";
}

function byWeek<Item extends { week: WeekId }>(items: readonly Item[]): ReadonlyMap<WeekId, readonly Item[]> {
  const weeks = new Map<WeekId, Item[]>();
  for (const item of items) {
    const others = weeks.get(item.week);
    if (others) others.push(item);
    else weeks.set(item.week, [item]);
  }
  return weeks;
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
  const weeks = byWeek(saves);
  const decided = (week: WeekId) => decisionOf(weeks.get(week) ?? []);
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
