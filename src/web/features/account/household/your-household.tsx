import { useState } from "react";
import { isAccountOpen } from "#web/store/owner/current-device.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { BeginForm } from "./begin-form.tsx";
import { HouseholdTitle } from "./household-title.tsx";
import { PeopleList } from "./people-list.tsx";
import { SwitchHousehold } from "./switch-household.tsx";
import "./household.css";

const openIdOf = ({ openId }: StoreState) => openId;

export function YourHousehold() {
  const openId = useStoreState(openIdOf);
  return (
    <section className="section">
      <h2 id="household-heading">Your household</h2>
      {openId === null ? <NoneYet /> : <Opened key={openId} />}
    </section>
  );
}

function NoneYet() {
  const device = useDevice();
  const isSignedIn = isAccountOpen(device);
  return (
    <>
      <p className="lede">
        There is none {isSignedIn ? "in your account" : "on this device"} yet. Name it, and it begins.
        {!isSignedIn && " Nothing is sent anywhere."}
      </p>
      <BeginForm />
    </>
  );
}

function Opened() {
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <HouseholdTitle />
      <PeopleList />
      <SwitchHousehold />
      {isBeginning ? (
        <div className="card another">
          <h3>Another household</h3>
          <BeginForm onCancel={() => setBeginning(false)} />
        </div>
      ) : (
        <p className="another">
          <Button variant="quiet" size="small" icon="plus" onClick={() => setBeginning(true)}>
            Begin another household
          </Button>
        </p>
      )}
    </>
  );
}
