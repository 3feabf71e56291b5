import { type ReactNode, useCallback } from "react";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";

/** A choice that opened in place, and takes the focus. */
export function Panel({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const focus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
  const back = () => {
    onBack();
    focusIn(document, "#adoption-heading");
  };
  return (
    <div className="adoption-panel">
      <div className="adoption-panel-head">
        <h3 ref={focus} tabIndex={-1}>
          {title}
        </h3>
        <Button variant="quiet" size="small" onClick={back}>
          Back
        </Button>
      </div>
      {children}
    </div>
  );
}
