import { daysOff } from "#web/platform/clock.ts";
import { Notice } from "./notice.tsx";

const days = (count: number): string => (count === 1 ? "a day" : `${count} days`);

/** Explains why the dates on screen differ from the device's. */
export function ClockNotice({ offset }: { offset: number }) {
  const wrong = daysOff(offset);
  return (
    <Notice>
      <p>
        <strong>
          This device’s clock is more than {days(Math.abs(wrong))} {wrong > 0 ? "fast" : "slow"}.
        </strong>{" "}
        Weeks and saves follow the server’s clock for now. Without a connection they would follow this one, so set it
        right in the device’s settings.
      </p>
    </Notice>
  );
}
