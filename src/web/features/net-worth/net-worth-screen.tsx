import { memo, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { whyNetWorth } from "#domain/net-worth/net-worth.ts";
import type { User } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { capital } from "#web/household/words/number-words.ts";
import { adultsOf, markOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Why } from "#web/ui/why.tsx";
import { HoldingList } from "./holding-list.tsx";
import { UpdateCard } from "./update-card.tsx";
import {
  type DialogRequest,
  type OpenDialog,
  type Space,
  usePrivateWorth,
  useSharedSpace,
  useView,
  type Worth,
  type WorthParts,
  worthOf,
} from "./worth.ts";
import { WorthChart } from "./worth-chart.tsx";
import { WorthHead } from "./worth-head.tsx";
import "./net-worth.css";

export default function NetWorthScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Net worth
      </h1>
      <RoomGate>
        <HouseholdNetWorth />
      </RoomGate>
    </div>
  );
}

function HouseholdNetWorth() {
  const figures = useFigures();
  if (!figures) return <NoHousehold />;
  const { household, began, balances, ledger, today, state } = figures;
  const parts = { household, began, balances, ledger, today, householdId: state.id };
  return <NetWorth {...parts} />;
}

const NoHousehold = () => (
  <>
    <p className="worth-of">Net worth</p>
    <EmptyState
      text="No balances yet. Write down what you own and owe, and this page adds it up."
      action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
    />
  </>
);

/** Forms and long lists of balances load on demand. */
const ItemDialog = lazyDialog(
  lazyChunk("item-dialog", () => import("./dialogs/item-dialog.tsx")),
  (module) => module.ItemDialog,
  "Account or debt",
);

/** What the household owns and owes, today and over time. */
export const NetWorth = memo(function NetWorth(parts: WorthParts) {
  const space = useSharedSpace(parts);
  const own = usePrivateWorth(parts);
  const [request, openDialog] = useState<DialogRequest | null>(null);
  const spaces = useMemo(() => [space, ...own], [space, own]);
  const isEmpty = space.accounts.length + space.debts.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyNetWorth space={space} openDialog={openDialog} />
      ) : (
        <SharedNetWorth parts={parts} space={space} openDialog={openDialog} />
      )}
      <SectionBoundary>
        <OnlyYou spaces={own} openDialog={openDialog} />
      </SectionBoundary>
      {request && (
        <ItemDialog request={request} spaces={spaces} openDialog={openDialog} onClose={() => openDialog(null)} />
      )}
    </>
  );
});

const EmptyNetWorth = ({ space, openDialog }: { space: Space; openDialog: OpenDialog }) => (
  <>
    <p className="worth-of">Net worth</p>
    <EmptyState
      text="No balances yet. Write down what you own and owe, and this page adds it up."
      action={
        <div className="worth-begin">
          <Button onClick={() => openDialog({ what: "add", kind: "account", space: space.id })}>
            Add what you own
          </Button>
          <Button variant="outline" onClick={() => openDialog({ what: "add", kind: "debt", space: space.id })}>
            Add what you owe
          </Button>
        </div>
      }
    />
  </>
);

const tooLarge = "These amounts are too large to be added up exactly. Every balance is safe where it was noted.";

function SharedNetWorth({ parts, space, openDialog }: { parts: WorthParts; space: Space; openDialog: OpenDialog }) {
  const { household } = parts;
  const { whole, shown, person, choose } = useView(parts, space);
  const whose = useMemo(
    () => <PersonChoice household={household} person={person} choose={choose} />,
    [household, person, choose],
  );
  const names = useMemo(() => sideNames(household, person), [household, person]);
  if (!whole.ok || !shown.ok) return <p className="lede">{tooLarge}</p>;
  const worth = shown.value;
  const name = nameOf(household.people, person);
  return (
    <div className="worth">
      <SectionBoundary>
        <WorthHead household={household} worth={worth} person={person} />
      </SectionBoundary>
      <SectionBoundary>
        <WorthChart household={household} worth={worth} names={names} whose={whose} />
      </SectionBoundary>
      <div className="columns worth-columns">
        <SectionBoundary>
          <HoldingList
            kind="account"
            title={names.own}
            worth={worth}
            empty={emptyWords(person, name, "own")}
            openDialog={openDialog}
          />
        </SectionBoundary>
        <div className="worth-side">
          <SectionBoundary>
            <UpdateCard worth={whole.value} />
          </SectionBoundary>
          <SectionBoundary>
            <HoldingList
              kind="debt"
              title={names.owe}
              isWhole={person === ""}
              worth={worth}
              empty={emptyWords(person, name, "owe")}
              openDialog={openDialog}
            />
          </SectionBoundary>
        </div>
      </div>
      <SectionBoundary>
        <Total worth={worth} isWhole={person === ""} />
      </SectionBoundary>
    </div>
  );
}

const sideNames = ({ people }: Household, person: string) =>
  person === ""
    ? { own: "You own", owe: "You owe" }
    : { own: `${nameOf(people, person)} owns`, owe: `${nameOf(people, person)} owes` };

function emptyWords(person: string, name: string, side: "own" | "owe"): string {
  if (person === "") return side === "own" ? "Nothing is listed yet." : "No debts. Nothing to pay off.";
  return `Nothing here is ${name}’s alone. Whose something is stands in its details.`;
}

interface PersonChoiceProps {
  household: Household;
  person: string;
  choose: (person: string) => void;
}

function PersonChoice({ household: { people }, person, choose }: PersonChoiceProps) {
  const adults = adultsOf(people);
  if (adults.length < 2) return null;
  const each = adults.map(({ id, name }) => {
    const shape = markOf(people, id);
    return { value: id, label: name, mark: shape && <MemberMark shape={shape} /> };
  });
  const all = { value: "", label: capital(youWords(people)) };
  return <Segments label="Whose" labelHidden value={person} onChange={choose} options={[all, ...each]} />;
}

const Total = ({ worth: { now, space }, isWhole }: { worth: Worth; isWhole: boolean }) => (
  <p className="sum worth-total">
    <span>Net worth</span>
    <Money amount={now.net} format={space.format} mark={isWhole ? figureMark("net-worth", now.net) : undefined} />
  </p>
);

/** The private spaces of the user. They are in no shared sum. */
export const OnlyYou = memo(function OnlyYou({
  spaces,
  openDialog,
}: {
  spaces: readonly Space[];
  openDialog: OpenDialog;
}) {
  const filled = spaces.filter(({ accounts, debts }) => accounts.length + debts.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="worth-private" aria-labelledby="worth-private">
      <h2 id="worth-private">Only you see these</h2>
      <p className="lede">
        They are in your own space and count in nothing above. Press a balance to see and add what moved it.
      </p>
      {filled.map((space) => (
        <OwnSpace key={space.id} space={space} openDialog={openDialog} />
      ))}
    </section>
  );
});

function OwnSpace({ space, openDialog }: { space: Space; openDialog: OpenDialog }) {
  const worth = worthOf(space);
  if (!worth.ok) return <p className="small quiet">These amounts are too large to be added up exactly.</p>;
  const { now } = worth.value;
  const about = "What is only yours";
  return (
    <>
      <div className="columns">
        <HoldingList
          kind="account"
          title="You alone own"
          worth={worth.value}
          empty="Nothing yet."
          openDialog={openDialog}
        />
        <HoldingList kind="debt" title="You alone owe" worth={worth.value} empty="Nothing." openDialog={openDialog} />
      </div>
      <p className="sum worth-private-sum">
        <span>
          {about} <Why about={about} {...explanationWords(whyNetWorth(now), space.format)} />
        </span>
        <Money amount={now.net} format={space.format} />
      </p>
    </>
  );
}
