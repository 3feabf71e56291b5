import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function SpendingScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Spending</h1>
      <EmptyState
        text="Nothing spent on record yet. Once there is, you see where it goes, week by week."
        action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
      />
    </div>
  );
}
