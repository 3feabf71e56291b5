import { useLayoutEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useOwnSpaces } from "#web/household/figures/own-spaces.ts";
import { selfIn, useFigures, useOwnUid } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { Link, useSearchParams } from "#web/platform/router/router.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AccountRegister, type OwnParts } from "./account-register.tsx";
import { findHolding, noAccountWords } from "./words.ts";
import "./register.css";

const screenName = "Account register";

export default function RegisterScreen(_: { user: User | null }) {
  const [name, setName] = useState<string>();
  usePageTitle(titleOf(name ?? screenName));
  return (
    <div className="wrap page register">
      <nav className="register-crumbs" aria-label="Breadcrumb">
        <Link to={paths.netWorth}>Net worth</Link>
        {name !== undefined && <span aria-hidden="true"> / {name}</span>}
      </nav>
      <h1 tabIndex={-1}>{name ?? screenName}</h1>
      <RoomGate>
        <ChosenRegister onName={setName} />
      </RoomGate>
    </div>
  );
}

/** The account or debt that the address names. */
function ChosenRegister({ onName }: { onName: (name: string | undefined) => void }) {
  const figures = useFigures();
  const id = useSearchParams().get("of") ?? "";
  return figures ? <FoundRegister key={id} id={id} figures={figures} onName={onName} /> : <NotListed id={id} />;
}

const NotListed = ({ id }: { id: string }) => (
  <EmptyState
    text={id === "" ? noAccountWords : "This account or debt is not listed, or no longer."}
    action={<ButtonLink to={paths.netWorth}>Go to net worth</ButtonLink>}
  />
);

interface FoundProps {
  id: string;
  figures: Figures;
  onName: (name: string | undefined) => void;
}

/** In the shared household, or in the user's private space. */
function FoundRegister({ id, figures, onName }: FoundProps) {
  const { began, today } = figures;
  const privateSpace = useOwnSpaces(figures).find(({ household }) => findHolding(household, id));
  const self = selfIn(figures, useOwnUid());
  const { household, ledger, state } = privateSpace ?? figures;
  const found = findHolding(household, id);
  const label = found?.item.label;
  useLayoutEffect(() => {
    onName(label);
    return () => onName(undefined);
  }, [label, onName]);
  if (!found) return <NotListed id={id} />;
  const own: OwnParts | undefined = privateSpace && {
    self,
    parts: { own: household, shared: figures.household, sharedId: figures.state.id, today },
  };
  return (
    <SpaceContext value={privateSpace?.state.id}>
      <AccountRegister id={id} kind={found.of.kind} own={own} parts={{ household, began, today, ledger, state }} />
    </SpaceContext>
  );
}
