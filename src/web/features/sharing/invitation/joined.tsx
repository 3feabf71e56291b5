import { type RefObject, useEffect, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor, negate } from "#domain/money/money.ts";
import { useSignInState } from "#web/backends/chosen-identity.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { SetAside } from "#web/household/saves/set-aside.tsx";
import { type ThisWeek, thisWeekOf } from "#web/household/saves/this-week.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import {
  type DeviceStore,
  type HouseholdState,
  openHousehold,
  type StoreState,
  useDevice,
  useStoreState,
} from "#web/store/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { WhichIsYou } from "../which-is-you.tsx";
import "../sharing.css";

/** Shown after joining. The household syncs to this device and becomes the open one. */
export function Joined({ householdId }: { householdId: string }) {
  const device = useDevice();
  return (
    <>
      <h1 tabIndex={-1}>You are in</h1>
      {device.phase === "open" ? (
        <Arriving store={device.store} householdId={householdId} />
      ) : (
        <p className="lede">The household is among yours from now on.</p>
      )}
      <p className="small">
        <Link to={paths.account}>See the household</Link>
      </p>
    </>
  );
}

function Arriving({ store, householdId }: { store: DeviceStore; householdId: string }) {
  const household = useStoreState((state: StoreState) => state.households.get(householdId));
  const isOpen = useStoreState(({ openId }: StoreState) => openId === householdId);
  const isHere = household !== undefined;
  useEffect(() => {
    if (isHere) void openHousehold(store, householdId);
    else store.wake();
  }, [isHere, store, householdId]);
  return (
    <>
      <p className="lede" role="status">
        {household ? arrivedWords(household) : "The household is on its way to this device."}
      </p>
      {household && isOpen && <FirstStep household={household} />}
    </>
  );
}

/** The week in one line, the user's name, a first save, and a link to the week. */
function FirstStep({ household }: { household: HouseholdState }) {
  const state = useSignInState();
  const people = household.of.person.list();
  const uid = state.at === "signed-in" ? state.user.uid : null;
  const self = people.find((person) => uid !== null && person.uid === uid)?.id;
  const [now] = useState(Date.now);
  const week = thisWeekOf(household, now);
  const save = useRef<HTMLDivElement>(null);
  useFocusOnce(self !== undefined, save);
  return (
    <ToastProvider>
      <div className="card first-step">
        <h2>Your week</h2>
        <WeekLine week={week} />
        {uid !== null && <WhichIsYou people={people} uid={uid} />}
        <div ref={save}>{self !== undefined && week && <FirstSave week={week} self={self} />}</div>
        <ButtonLink to={paths.dashboard} variant="outline">
          Go to this week
        </ButtonLink>
      </div>
    </ToastProvider>
  );
}

/** Offers a first save, however small. */
function FirstSave({ week, self }: { week: ThisWeek; self: string }) {
  return (
    <>
      <SetAside week={week} self={self} />
      {week.saved > 0 && (
        <p className="small quiet" role="status">
          {formatMoney(week.saved, week.household)} set aside this week.
        </p>
      )}
    </>
  );
}

function WeekLine({ week }: { week: ThisWeek | null }) {
  const number = week?.plan.ok ? week.plan.value.budget.canSave.amount : 0;
  return <p {...(number > 0 && figureMark("weekly-number", minor(number)))}>{weekWords(week)}</p>;
}

/** Moves the focus on: answering removes the focused question. */
function useFocusOnce(isAnswered: boolean, next: RefObject<HTMLElement | null>): void {
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    if (isAnswered && !wasAnswered.current) focusIn(next.current, "input");
    wasAnswered.current = isAnswered;
  }, [isAnswered, next]);
}

function arrivedWords({ of }: HouseholdState): string {
  const people = of.person.list().map(({ name }) => name);
  const name = of.household.list()[0]?.name.trim();
  const here = name ? `${name} is on this device now` : "The household is on this device now";
  return people.length > 0 ? `${here}, with ${listWords(people)}.` : `${here}.`;
}

const noPlanWords = "There is no plan for the week yet: income and bills have not been entered.";
const uncountableWords = "There is no plan for the week yet: one of the amounts can’t be counted.";

/** Summarizes the household's week, from what has been entered so far. */
export function weekWords(week: Pick<ThisWeek, "household" | "plan"> | null): string {
  if (!week) return noPlanWords;
  const { household, plan } = week;
  if (!plan.ok) return plan.problem === "empty-household" ? noPlanWords : uncountableWords;
  const { amount } = plan.value.budget.left;
  if (amount === 0) return "By what is entered, the week comes out even.";
  const money = formatMoney(amount < 0 ? negate(amount) : amount, household);
  if (amount < 0) return `By what is entered, each week is short by ${money}.`;
  return `By what is entered, ${subjectOf(household)} can set aside ${money} each week.`;
}

const subjectOf = ({ people }: Household): string =>
  people.filter(({ kind }) => kind === "adult").length === 2 ? "you two" : "you";
