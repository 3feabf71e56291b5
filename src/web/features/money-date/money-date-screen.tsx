import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function MoneyDateScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Money date</h1>
      <EmptyState
        text="Ten minutes a week to look at money together. It needs a household first."
        action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
      />
    </div>
  );
}
