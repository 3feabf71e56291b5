import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function NetWorthScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Net worth</h1>
      <EmptyState
        text="No balances yet. Write down what you own and owe, and this page adds it up."
        action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
      />
    </div>
  );
}
