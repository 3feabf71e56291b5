import { type ComponentType, type ReactNode, use, useState } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { paths, toolPath } from "#web/paths.ts";
import { IslandContext } from "#web/platform/island-context.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { Link } from "#web/platform/router/router.tsx";
import type { Specs } from "./field-spec.ts";
import { fragmentOf } from "./fragment.ts";
import { ToolFields } from "./tool-fields.tsx";
import { useHouseholdPart } from "./use-household-part.ts";
import type { Tool } from "./use-tool.ts";
import "./tool.css";

interface AroundProps {
  slug: ToolSlug;
  children: ReactNode;
}

/** What stands around every tool: its name, what it answers, and the way back to the others. */
function ToolPage({ slug, children }: AroundProps) {
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

/** Inside another page that page says what the tool is for. */
const ToolPart = ({ children }: AroundProps) => <div className="tool-part">{children}</div>;

interface ScreenProps<S extends Specs> {
  slug: ToolSlug;
  tool: Tool<S>;
  /** The answer, which comes in a file of its own. */
  Result: ComponentType<{ tool: Tool<S> }>;
  /** What to type first. */
  empty: string;
  /** All fields one below the other, unless they are laid out otherwise. */
  fields?: ReactNode;
}

/** Fields at the left, the answer beside them; on a phone one after the other. */
export function ToolScreen<S extends Specs>({ slug, tool, Result, empty, fields }: ScreenProps<S>) {
  const household = useHouseholdPart();
  const Around = use(IslandContext) === null ? ToolPage : ToolPart;
  return (
    <Around slug={slug}>
      {(household.part.module ?? household.part.error) !== undefined && household.isWanted && (
        <LoadedSection loaded={household.part}>
          {household.part.module && <household.part.module.Begin slug={slug} tool={tool} />}
        </LoadedSection>
      )}
      <div className="tool-columns">
        <section className="card tool-fields" aria-label="Your figures">
          {fields ?? <ToolFields tool={tool} />}
          <StorageNote slug={slug} tool={tool} />
        </section>
        <section className="tool-result" aria-label="The answer">
          <LazyResult tool={tool} Result={Result} empty={empty} />
        </section>
      </div>
    </Around>
  );
}

interface LazyResultProps<S extends Specs> {
  tool: Tool<S>;
  Result: ComponentType<{ tool: Tool<S> }>;
  /** What to type first, for as long as there is no answer. */
  empty: string;
}

/** The answer with its rules and its chart is fetched once there is one: whoever only looks does not wait for it. */
function LazyResult<S extends Specs>({ tool, Result, empty }: LazyResultProps<S>): ReactNode {
  const isWanted = tool.values !== null && isAnyTyped(tool);
  // Once shown it stays, and says itself what is missing.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isWanted || wasWanted ? <Result tool={tool} /> : <p className="lede">{empty}</p>;
}

/** A tool whose fields may all stay empty has nothing to tell yet. */
const isAnyTyped = ({ specs, texts }: Pick<Tool<Specs>, "specs" | "texts">): boolean =>
  Object.entries(specs).some(([name, { initial = "" }]) => (texts[name] ?? "").trim() !== initial);

/** Below the fields: who else sees what is typed, and which address says it. */
function StorageNote<S extends Specs>({ slug, tool }: { slug: ToolSlug; tool: Tool<S> }) {
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
