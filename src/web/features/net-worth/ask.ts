import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";

/** What a dialog is asked for: a new account or debt, the details of one, or its balances. */
export type Asked = { kind: HoldingOn["kind"]; place: string } & (
  | { what: "add" }
  | { what: "details" | "balances"; id: string }
);

export type Ask = (asked: Asked) => void;
