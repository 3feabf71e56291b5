import { useEffect, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { databaseName, databaseNames, useDevice } from "#web/store/index.ts";

const otherAccounts = lazyChunk("other-accounts", () => import("./other-accounts.tsx"));
const OtherAccounts = lazySection(otherAccounts, (module) => module.OtherAccounts);

const minimumShown = 100_000;

const sizeWords = (bytes: number) => (bytes < minimumShown ? "under 0.1 MB" : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** Storage that this site uses, as the browser counts it. */
export function OnThisDevice() {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    // Not available in older browsers and some private windows.
    void navigator.storage?.estimate?.().then(
      ({ usage }) => setBytes(usage),
      () => {},
    );
  }, []);
  const hasOthers = useOtherAccounts();
  return (
    <section className="section account-device">
      <h2>On this device</h2>
      <dl className="rows">
        <div>
          <dt>Kept by this browser for Weekfold</dt>
          <dd className="number">{bytes === undefined ? "–" : sizeWords(bytes)}</dd>
        </div>
      </dl>
      <p className="small quiet">
        {window.isSecureContext === false
          ? "Your household."
          : "The app’s own files, so that it opens offline, and your household."}{" "}
        <Link to={paths.cookies}>Every item by name</Link>
      </p>
      {hasOthers && <OtherAccounts />}
    </section>
  );
}

/** Whether another account has data here. Nothing more is revealed about it. */
function useOtherAccounts(): boolean {
  const device = useDevice();
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    if (device.phase === "closed") return;
    const [own, anyone] = [databaseName(device.owner), databaseName({ uid: "" })];
    const isOther = (name: string) => name.startsWith(anyone) && !name.startsWith(own);
    void databaseNames().then((names) => setAny(names.some(isOther)));
  }, [device]);
  return isAny;
}
