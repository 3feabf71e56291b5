import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function HistoryScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>History</h1>
      <EmptyState
        text="No weeks on record yet. Every week you save or skip is kept here."
        action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
      />
    </div>
  );
}
