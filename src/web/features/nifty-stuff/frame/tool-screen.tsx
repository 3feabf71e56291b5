import type { ComponentType, ReactNode } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import { titleOf, usePageTitle } from "#web/browser/page-title.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import type { Specs } from "./field-spec.ts";
import { LazyResult } from "./lazy-result.tsx";
import { ToolFields } from "./tool-fields.tsx";
import { useHouseholdPart } from "./use-household-part.ts";
import type { Tool } from "./use-tool.ts";
import "./tool.css";

/** What stands around every tool: its name, what it answers, and the way back to the others. */
function ToolPage({ slug, children }: { slug: ToolSlug; children: ReactNode }) {
  const { name, what } = tools[slug];
  usePageTitle(titleOf(name));
  return (
    <div className="wrap page tool">
      <p className="tool-back small">
        <Link to={paths.niftyStuff}>Nifty stuff</Link>
      </p>
      <h1 tabIndex={-1}>{name}</h1>
      <p className="lede tool-lede">{what}</p>
      {children}
    </div>
  );
}

interface ScreenProps<S extends Specs> {
  slug: ToolSlug;
  tool: Tool<S>;
  load: () => Promise<ComponentType<{ tool: Tool<S> }>>;
  /** What to type first. */
  empty: string;
  /** All fields one below the other, unless they are laid out otherwise. */
  fields?: ReactNode;
}

/** Fields at the left, the answer beside them; on a phone one after the other. */
export function ToolScreen<S extends Specs>({ slug, tool, load, empty, fields }: ScreenProps<S>) {
  const household = useHouseholdPart();
  return (
    <ToolPage slug={slug}>
      {household && <household.Begin slug={slug} tool={tool} />}
      <div className="tool-columns">
        <section className="card tool-fields" aria-label="Your figures">
          {fields ?? <ToolFields tool={tool} />}
          <p className="small quiet">
            What you type stays in this browser. The page’s address carries it too, so that a copied link shows the
            same.
          </p>
        </section>
        <section className="tool-result" aria-label="The answer">
          <LazyResult tool={tool} load={load} empty={empty} />
        </section>
      </div>
    </ToolPage>
  );
}
