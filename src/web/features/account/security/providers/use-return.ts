import { useEffect, useState } from "react";
import type { Provider } from "#web/identity/identity.ts";
import { useSearchParams } from "#web/platform/router/router.tsx";
import { providerTitles, returnWords } from "./provider-words.ts";

export interface Return {
  provider: Provider;
  isLinked: boolean;
  text: string;
}

const isProvider = (name: string | null): name is Provider => name !== null && Object.hasOwn(providerTitles, name);

function returnIn(search: URLSearchParams): Return | null {
  const [linked, tried, error] = ["linked", "link", "error"].map((name) => search.get(name));
  if (isProvider(linked!)) return { provider: linked, isLinked: true, text: `${providerTitles[linked]} is linked.` };
  if (!isProvider(tried!)) return null;
  return { provider: tried, isLinked: false, text: returnWords(error ?? "", tried) };
}

/** How it ended at the provider, for whoever has just come back from there. A reload does not say it again. */
export function useReturn(): Return | null {
  const search = useSearchParams();
  const [came] = useState(() => returnIn(search));
  useEffect(() => {
    if (came) history.replaceState(history.state, "", location.pathname);
  }, [came]);
  return came;
}
