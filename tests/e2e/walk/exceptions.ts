import type { Control } from "./probe.ts";

/** A control that is not pressed, or whose press may change nothing, with the reason. */
interface Exception {
  control: RegExp;
  why: string;
}

/** Kept short: a control that seems to do nothing is a fault until shown otherwise. */
export const exceptions: readonly Exception[] = [];

export const isExcepted = ({ key }: Control): boolean => exceptions.some(({ control }) => control.test(key));
