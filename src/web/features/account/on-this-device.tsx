import { useEffect, useState } from "react";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import { otherAccountsHere } from "#web/store/owner/unknown-account.ts";
import { useDevice } from "#web/store/use-device.ts";

const smallest = 100_000;

const sizeInWords = (bytes: number) => (bytes < smallest ? "under 0.1 MB" : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** What this browser holds of the product, as the browser itself counts it. */
export function OnThisDevice() {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    // Older browsers and some private windows don't tell.
    void navigator.storage?.estimate?.().then(
      ({ usage }) => setBytes(usage),
      () => {},
    );
  }, []);
  const others = useOtherAccounts();
  return (
    <section className="section account-device">
      <h2>On this device</h2>
      <dl className="rows">
        <div>
          <dt>Kept by this browser for Weekfold</dt>
          <dd className="number">{bytes === undefined ? "–" : sizeInWords(bytes)}</dd>
        </div>
        {others > 0 && (
          <div>
            <dt>{others === 1 ? "Of another account" : `Of ${others} other accounts`}</dt>
            <dd>Locked</dd>
          </div>
        )}
      </dl>
      <p className="small quiet">
        {window.isSecureContext === false
          ? "Your household."
          : "The app’s own files, so that it opens offline, and your household."}{" "}
        <Link to={paths.cookies}>Every item by name</Link>
      </p>
      {others > 0 && (
        <p className="small quiet">
          A household of another account is on this device. It stays locked until its owner signs in. If this server no
          longer knows that account, its owner can create one with the same address and bring the household into it.
        </p>
      )}
    </section>
  );
}

/** How many other accounts have something here. Nothing more is told of them. */
function useOtherAccounts(): number {
  const device = useDevice();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (device.phase === "closed") return;
    const own = device.owner === "anonymous" ? undefined : device.owner.uid;
    void otherAccountsHere(own).then((found) => setCount(found.length));
  }, [device]);
  return count;
}
