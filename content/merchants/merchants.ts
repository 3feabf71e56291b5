import type { MerchantLists } from "#domain/spending/merchants.ts";
import { australia } from "./australia.ts";
import { canada } from "./canada.ts";
import { france } from "./france.ts";
import { germany } from "./germany.ts";
import { international } from "./international.ts";
import { italy } from "./italy.ts";
import { netherlands } from "./netherlands.ts";
import { spain } from "./spain.ts";
import { trades } from "./trades.ts";
import { unitedKingdom } from "./united-kingdom.ts";
import { unitedStates } from "./united-states.ts";

/**
 * Common merchants by what they sell, compiled by us from general knowledge, not from another list. Names have the form of
 * `merchantWords`; `^` marks those that are ordinary words too.
 */
export const merchants: MerchantLists = {
  countries: {
    US: unitedStates,
    GB: unitedKingdom,
    DE: germany,
    FR: france,
    NL: netherlands,
    ES: spain,
    IT: italy,
    CA: canada,
    AU: australia,
  },
  international,
  trades,
};
