import type { PayoffChoice } from "#domain/household/choices.ts";
import { changingHousehold } from "#web/household/household-command.ts";
import type { Command } from "#web/store/command.ts";

/** The one choice of how debts are paid off: its parts were weighed together, so they are written together. */
export const adoptingPayoff = (payoff: PayoffChoice): Command => changingHousehold("change-payoff", { payoff });
