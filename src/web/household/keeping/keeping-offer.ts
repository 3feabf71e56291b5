/** What this device remembers of how its household is kept. Each is a time in milliseconds; null where it never was. */
export interface KeepingFacts {
  backedUpAt: number | null;
  installedAt: number | null;
  dismissedAt: number | null;
}

/** Among the facts of the device database: they stay on this device, and go with the household. */
export const keepingFact = {
  backedUp: "keeping:backed-up",
  installed: "keeping:installed",
  dismissed: "keeping:dismissed",
} as const;

export const keepingFacts = (facts: ReadonlyMap<string, string>): KeepingFacts => ({
  backedUpAt: timeOf(facts.get(keepingFact.backedUp)),
  installedAt: timeOf(facts.get(keepingFact.installed)),
  dismissedAt: timeOf(facts.get(keepingFact.dismissed)),
});

const timeOf = (text: string | undefined): number | null => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : null);

export const dismissedForMs = 30 * 86_400_000;

export interface OfferParts extends KeepingFacts {
  /** Whether the household is in this browser alone: no account has it, and it is neither the sample nor only in memory. */
  isOnlyHere: boolean;
  hasSaved: boolean;
  now: number;
}

/**
 * Whether ways to keep the household are offered: from the first save on, until it is installed, in a backup file or in an
 * account, but not for 30 days after it was dismissed. A dismissal from the future is one of a wrong clock.
 */
export function isKeepingOffered(parts: OfferParts): boolean {
  const { isOnlyHere, hasSaved, backedUpAt, installedAt, dismissedAt, now } = parts;
  if (!isOnlyHere || !hasSaved || backedUpAt !== null || installedAt !== null) return false;
  return dismissedAt === null || dismissedAt > now || now - dismissedAt >= dismissedForMs;
}
