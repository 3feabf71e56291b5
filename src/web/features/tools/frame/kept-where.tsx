import { use } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import { toolPath } from "#web/paths.ts";
import { IslandContext } from "#web/platform/island-context.ts";
import { Link } from "#web/platform/router/router.tsx";
import type { Specs } from "./field-spec.ts";
import { fragmentOf } from "./fragment.ts";
import type { Tool } from "./use-tool.ts";

/** Below the fields: who else sees what is typed, and which address says it. */
export function KeptWhere<S extends Specs>({ slug, tool }: { slug: ToolSlug; tool: Tool<S> }) {
  const isPart = use(IslandContext) !== null;
  return (
    <p className="small quiet tool-kept">
      What you type stays in this browser.{" "}
      {isPart ? (
        <Link to={toolPath(slug) + fragmentOf(tool.specs, tool.texts, tool.asked.format)}>Open it on its own page</Link>
      ) : (
        "The page’s address carries it too, so that a copied link shows the same."
      )}
    </p>
  );
}
