import { useEffect, useRef, useState } from "react";
import { focusIn } from "#web/ui/focus.ts";
import { CalendarFileButton, DateFields, useUsualDate } from "./money-date-fields.tsx";

/** The calendar file works without an account: nothing leaves the device. */
export function VisitorCalendar() {
  const box = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState(useUsualDate());
  // The button that opened this is gone, so focus moves here.
  useEffect(() => void focusIn(box.current, "select"), []);
  return (
    <div ref={box} className="account-form">
      <DateFields date={date} onChange={setDate} />
      <CalendarFileButton date={date} />
    </div>
  );
}
