import type { Cell } from "./cell.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf } from "./device/device-problem.ts";
import type { inTurn } from "./in-turn.ts";
import type { ManyWriter } from "./many/many-writer.ts";
import type { Memory } from "./memory.ts";
import type { Ahead } from "./show-many.ts";
import type { StoreParts } from "./store.ts";
import type { StoreState } from "./store-state.ts";

/** What a store's reading and writing work on. */
export interface Inner extends StoreParts {
  many: ManyWriter;
  state: Cell<StoreState>;
  memory: Memory;
  /** What touches the device goes one after the other, so that nothing older is shown over something newer. */
  turn: ReturnType<typeof inTurn>;
  ahead: ReadonlySet<Ahead>;
}

export const put = ({ state }: Inner, part: Partial<StoreState>) => state.set({ ...state.get(), ...part });

export const problemOf = (error: unknown): DeviceProblem =>
  error instanceof DeviceError ? error.problem : deviceProblemOf(error);
