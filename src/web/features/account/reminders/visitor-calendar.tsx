import { useEffect, useRef, useState } from "react";
import { CalendarFileButton, DateFields, useUsualDate } from "./money-date-fields.tsx";

/** Everyone's way to be reminded: by their own calendar. Nothing leaves the device. */
export function VisitorCalendar() {
  const box = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState(useUsualDate());
  // The button that brought this here is gone, and the keyboard with it.
  useEffect(() => box.current?.querySelector("select")?.focus(), []);
  return (
    <div ref={box} className="account-form">
      <DateFields date={date} onChange={setDate} />
      <CalendarFileButton date={date} />
    </div>
  );
}
