import { useEffect, useState } from "react";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";

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
  return (
    <section className="section account-device">
      <h2>On this device</h2>
      <dl className="rows">
        <div>
          <dt>Kept by this browser for Weekfold</dt>
          <dd className="number">{bytes === undefined ? "–" : sizeInWords(bytes)}</dd>
        </div>
      </dl>
      <p className="small quiet">
        {window.isSecureContext === false
          ? "Your household."
          : "The app’s own files, so that it opens offline, and your household."}{" "}
        <Link to={paths.cookies}>Every item by name</Link>
      </p>
    </section>
  );
}
