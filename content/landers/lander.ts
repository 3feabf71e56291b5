export type LanderSlug = "start" | "couples" | "weekly-budget" | "debt" | "savings-goal";

/** A page that an advertisement or a link in a letter leads to: one promise, one picture, one thing to do. */
export interface Lander {
  slug: LanderSlug;
  id: string;
  title: string;
  description: string;
  promise: string;
  points: readonly LanderPoint[];
  /** What these readers ask before they begin, answered plainly. */
  questions: readonly LanderQuestion[];
  /** What the product does not do for these readers. */
  limit: LanderPoint;
  picture: LanderPicture;
  action: string;
}

export interface LanderPoint {
  term: string;
  text: string;
}

export interface LanderQuestion {
  asks: string;
  answer: string;
}

/** The drawing itself is the feature's; its words are here, beside the figures they speak of. */
export interface LanderPicture {
  caption: string;
  /** What the picture says to whoever does not see it. */
  alternative: string;
}
