import { useSyncExternalStore } from "react";
import { isLander } from "#content/landers/landers.ts";
import { landerSlugAt } from "#web/paths.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";

const never = () => () => {};

/**
 * The prerendered page knows the slug of its lander alone, in lower case: other spellings, and slugs that no lander has,
 * are known once it runs.
 */
export function useAskedSlug(): string | undefined {
  const slug = landerSlugAt(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => slug,
    () => (isLander(slug) ? slug?.toLowerCase() : undefined),
  );
}

/** The prerendered page knows no query, so the first render ignores it and the next one reads it. */
export function useAskedId(): string | null {
  const id = useSearchParams().get("id");
  return useSyncExternalStore(
    never,
    () => id,
    () => null,
  );
}
