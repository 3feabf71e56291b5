import { useMemo } from "react";
import { rosette } from "./rosette.ts";

/** The passbook that one is asked into, closed. Decoration: whatever it says stands beside it too. */
export function Cover({ name }: { name: string | null }) {
  const lines = useMemo(rosette, []);
  return (
    <div className="cover" aria-hidden="true">
      <p className="cover-name">{name ?? "A household"}</p>
      <p className="cover-kind">Household book</p>
      <svg className="cover-rosette" aria-hidden="true" viewBox="-224 -224 448 448">
        <path d={lines} />
      </svg>
    </div>
  );
}
