import { useState } from "react";
import { offers } from "#web/browser/offers.ts";
import { Button } from "#web/ui/button.tsx";
import { useLater } from "../use-later.ts";

const load = () => import("./visitor-calendar.tsx").then(({ VisitorCalendar }) => VisitorCalendar);

/** Without an account: a file for one's own calendar. What makes it comes when it is wanted. */
export function VisitorReminders() {
  const [isWanted, setWanted] = useState(false);
  const { part: VisitorCalendar, hasFailed, tryAgain } = useLater(isWanted, load);
  return (
    <section className="section" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
      <p className="lede">
        Put your weekly money date into your own calendar. The file is made on this device
        {offers("reminders") ? "; with an account there is a weekly mail too." : "."}
      </p>
      {hasFailed && <p role="alert">This part did not load. If it stays so, reload the page.</p>}
      {VisitorCalendar ? (
        <VisitorCalendar />
      ) : (
        <p className="account-action">
          <Button
            variant="outline"
            size="small"
            busy={isWanted && !hasFailed}
            onClick={hasFailed ? tryAgain : () => setWanted(true)}
          >
            {hasFailed ? "Try again" : "Choose day and time"}
          </Button>
        </p>
      )}
    </section>
  );
}
