import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function GoalsScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Goals</h1>
      <EmptyState
        text="No goals yet. Name one thing you are looking forward to, and see what it takes a week."
        action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
      />
    </div>
  );
}
