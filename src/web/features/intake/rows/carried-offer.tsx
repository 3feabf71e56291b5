import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import "./carried-over.css";

interface OfferProps {
  isBusy: boolean;
  onTake: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** Something typed elsewhere on this site, to take over or to leave. */
export function CarriedOffer({ isBusy, onTake, onLeave, children }: OfferProps) {
  return (
    <div className="carried-over">
      <p>{children}</p>
      <div className="carried-over-actions">
        <Button variant="outline" size="small" busy={isBusy} onClick={onTake}>
          Take it over
        </Button>
        <Button variant="quiet" size="small" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
