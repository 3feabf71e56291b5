import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Button } from "#web/ui/button.tsx";

const visitorCalendar = lazyChunk("visitor-calendar", () => import("./visitor-calendar.tsx"));
const VisitorCalendar = lazySection(visitorCalendar, (module) => module.VisitorCalendar);

/** Reminders without an account: a calendar file. Its form loads on demand. */
export function VisitorReminders() {
  const [isWanted, setWanted] = useState(false);
  return (
    <section className="section" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
      <p className="lede">
        Put your weekly money date into your own calendar. The file is made on this device
        {hasCapability("reminders") ? "; with an account there is a weekly mail too." : "."}
      </p>
      {isWanted ? (
        <VisitorCalendar />
      ) : (
        <p className="account-action">
          <Button variant="outline" size="small" {...onIntent(visitorCalendar)} onClick={() => setWanted(true)}>
            Choose day and time
          </Button>
        </p>
      )}
    </section>
  );
}
