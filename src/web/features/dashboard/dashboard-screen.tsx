import { useState } from "react";
import type { User } from "#sync/user.ts";
import { today } from "#web/browser/today.ts";
import { DeviceGate } from "#web/household/device-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { emptyYear } from "./empty-year.ts";

export default function DashboardScreen(_: { user: User | null }) {
  const [quarters] = useState(() => emptyYear(today()));
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>This week</h1>
      <DeviceGate>
        <EmptyState
          picture={<WeekStrip label="This year in weeks" quarters={quarters} />}
          text="No saves yet. Put aside anything this week, even $5."
          action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
        />
      </DeviceGate>
    </div>
  );
}
