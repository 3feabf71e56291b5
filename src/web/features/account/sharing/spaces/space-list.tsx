import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { Shareable } from "./shareable.ts";

/** An item, where it is, and where it would go. */
export interface Place {
  item: Shareable;
  from: string;
  to: string | null;
}

interface SpaceListProps {
  title: string;
  places: readonly Place[];
  act: "keep" | "share";
  empty: string;
}

const kindNames = { account: "account", debt: "debt", goal: "goal" } as const;

export function SpaceList({ title, places, act, empty }: SpaceListProps) {
  const [moving, setMoving] = useState<Place | null>(null);
  const words = act === "keep" ? "Keep to myself" : "Share";
  return (
    <div className="sharing-part">
      <h3>{title}</h3>
      {places.length === 0 && <p className="small quiet">{empty}</p>}
      <ul className="rows sharing-rows">
        {places.map((place) => (
          <li key={place.item.id}>
            <span>
              {place.item.label} <span className="quiet">{kindNames[place.item.kind]}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${words}: ${place.item.label}`}
              onClick={() => setMoving(place)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      {moving && <MoveDialog place={moving} act={act} onClose={() => setMoving(null)} />}
    </div>
  );
}
