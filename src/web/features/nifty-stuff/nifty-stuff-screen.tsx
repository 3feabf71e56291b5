import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export default function NiftyStuffScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Nifty stuff</h1>
      <EmptyState
        text="Small money tools that work without an account. The first one, your weekly number, is on the home page."
        action={<ButtonLink to={paths.home}>Find your weekly number</ButtonLink>}
      />
    </div>
  );
}
