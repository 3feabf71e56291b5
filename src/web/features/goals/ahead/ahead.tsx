import type { Figures } from "#web/household/figures/figures.ts";

export const Ahead = (_: { figures: Figures }) => null;
