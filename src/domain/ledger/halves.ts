import type { AccountRef } from "../household/household.ts";
import { ownPersonId, type Transaction } from "../household/records.ts";
import { type Minor, negate } from "../money/money.ts";
import type { Day } from "../time/day.ts";

/**
 * Money of a private account. No record names accounts of two spaces, so what crosses the border is recorded as two halves:
 * one that the household sees, and one that only the owner of the account sees.
 */

/** An account or debt, and the space that it is in. */
export interface Side {
  space: "own" | "shared";
  ref: AccountRef;
}

/** What someone records about an account that only they see. */
export interface OwnEntry {
  day: Day;
  /** Above zero. */
  amount: Minor;
  payee: string;
  /** Only the private half has it. */
  note: string;
  movement: OwnMovement;
}

type OwnMovement =
  | {
      /** Spent or received. On a debt, "in" is money back. */
      kind: "out" | "in";
      account: AccountRef;
      /** If the household shares it: who paid or received it, and for what. */
      shared?: { personId: string; categoryId?: string };
    }
  | {
      kind: "transfer";
      from: Side;
      to: Side;
      /** Who moved it, in the half that the household sees. */
      personId: string;
      /** The payee of the private half, if it is another one there. */
      ownPayee?: string;
    };

export type EntryFields = Omit<Transaction, "id">;

export interface Halves {
  own: EntryFields;
  /** Names neither the private account nor the note. Absent: the household sees nothing of it. */
  shared?: EntryFields;
}

/** The records of an entry. A transfer has a private account on at least one side. */
export function halvesOf({ day, amount, payee, note, movement }: OwnEntry): Halves {
  const common = { day, amount, payee };
  const own = { ...common, note, personId: ownPersonId };
  if (movement.kind === "transfer") {
    const { from, to, personId, ownPayee = payee } = movement;
    const moved = sidesIn("own", from, to);
    const others = sidesIn("shared", from, to);
    const half: Halves = { own: { ...own, ...moved, payee: ownPayee, kind: "transfer" } };
    if (Object.keys(others).length === 0) return half;
    return { ...half, shared: { ...common, ...others, note: "", personId, kind: "transfer" } };
  }
  const { kind, account, shared } = movement;
  const isIn = kind === "in";
  const isMoneyBack = isIn && account.kind === "debt";
  const what = {
    kind: isIn && !isMoneyBack ? ("income" as const) : ("spending" as const),
    amount: isMoneyBack ? negate(amount) : amount,
  };
  if (!shared) return { own: { ...own, ...what, account } };
  // The household spends or receives it. For the private account it is money that moves to or from the household.
  const moved = isIn ? { toAccount: account } : { account };
  const { personId, categoryId } = shared;
  const category = what.kind === "spending" && categoryId !== undefined ? { categoryId } : {};
  return {
    own: { ...own, ...moved, kind: "transfer" },
    shared: { ...common, ...what, ...category, note: "", personId },
  };
}

/** The sides of a transfer that are in one space. */
function sidesIn(space: Side["space"], from: Side, to: Side): Pick<Transaction, "account" | "toAccount"> {
  return {
    ...(from.space === space && { account: from.ref }),
    ...(to.space === space && { toAccount: to.ref }),
  };
}
