import type { fairShares, SharingMethod } from "#domain/plan/fair-shares.ts";

export const methods = ["half-and-half", "by-income", "equal-leftover"] as const satisfies readonly SharingMethod[];

/** One way to share, and what it comes to. */
export interface Split {
  method: SharingMethod;
  shares: ReturnType<typeof fairShares>;
}

/** By a person’s id. */
export type Names = Readonly<Record<string, string>>;

export const methodWords: Readonly<Record<SharingMethod, { name: string; fair: string }>> = {
  "half-and-half": { name: "By halves", fair: "The same amount from both, whatever each earns." },
  "by-income": { name: "By income", fair: "The same part of each income: who earns more pays more." },
  "equal-leftover": { name: "Both keep the same", fair: "Each pays so much that the same is left for both." },
};
