import { Button } from "#web/ui/button.tsx";
import type { Later } from "../use-later.ts";

/** In place of what a dialog shows: nothing while it is on its way, which is quick, and plain words where it does not come. */
export function NotHere({ hasFailed, tryAgain }: Omit<Later<unknown>, "part">) {
  return (
    <div role="status">
      {hasFailed && (
        <>
          <p className="lede">This part of the page did not load. Nothing was changed.</p>
          <p className="account-action">
            <Button variant="outline" onClick={tryAgain}>
              Try again
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
