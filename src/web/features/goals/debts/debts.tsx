import type { Figures } from "#web/household/figures/figures.ts";

export const Debts = (_: { figures: Figures }) => null;
