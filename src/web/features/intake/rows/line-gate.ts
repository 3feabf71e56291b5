import { createContext, useContext, useEffect, useRef, useState } from "react";

/** A line that someone may go on from. */
interface Gate {
  /** Whether what is typed can be added. If not, the line says why. */
  mayGoOn(): boolean;
  goOn(): void;
  focus(): void;
}

type Gates = Set<() => Gate>;

export const LineGates = createContext<Gates | null>(null);

/** The lines of one step, so that Next adds what is typed in them, or stays where one can't be read. */
export function useLineGates(): { gates: Gates; pass(): boolean } {
  const [gates] = useState<Gates>(() => new Set());
  function pass(): boolean {
    const lines = [...gates].map((current) => current());
    // Every line is asked, so that each one says what is wrong with it.
    const refused = lines.filter((line) => !line.mayGoOn());
    refused[0]?.focus();
    if (refused.length === 0) for (const line of lines) line.goOn();
    return refused.length === 0;
  }
  return { gates, pass };
}

export function useLineGate(gate: Gate): void {
  const gates = useContext(LineGates);
  const latest = useRef(gate);
  latest.current = gate;
  useEffect(() => {
    const current = () => latest.current;
    gates?.add(current);
    return () => void gates?.delete(current);
  }, [gates]);
}
