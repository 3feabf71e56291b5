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

interface FrameProps {
  slug: ToolSlug;
  children: ReactNode;
}

/** The page around a tool: its name, its purpose, and a link back to all tools. */
function ToolPage({ slug, children }: FrameProps) {
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

/** Embedded in another page, which explains the tool itself. */
const ToolPart = ({ children }: FrameProps) => <div className="tool-part">{children}</div>;

interface ScreenProps<S extends Specs> {
  slug: ToolSlug;
  tool: Tool<S>;
  /** The lazily loaded answer. */
  Result: ComponentType<{ tool: Tool<S> }>;
  /** What to type first. */
  empty: string;
  /** A custom layout of the fields; by default one below the other. */
  fields?: ReactNode;
}

/** Fields on the left and the answer on the right; on a phone one below the other. */
export function ToolScreen<S extends Specs>({ slug, tool, Result, empty, fields }: ScreenProps<S>) {
  const household = useHouseholdPart();
  const Frame = use(IslandContext) === null ? ToolPage : ToolPart;
  return (
    <Frame slug={slug}>
      {(household.part.module ?? household.part.error) !== undefined && household.isWanted && (
        <LoadedSection loaded={household.part}>
          {household.part.module && <household.part.module.Prefill slug={slug} tool={tool} />}
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
    </Frame>
  );
}

interface LazyResultProps<S extends Specs> {
  tool: Tool<S>;
  Result: ComponentType<{ tool: Tool<S> }>;
  /** What to type first, shown until there is an answer. */
  empty: string;
}

/** Loads the answer with its rules and chart once there is one, so that the page itself loads faster. */
function LazyResult<S extends Specs>({ tool, Result, empty }: LazyResultProps<S>): ReactNode {
  const isWanted = tool.values !== null && isAnyTyped(tool);
  // Once shown it stays, and says itself what is missing.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isWanted || wasWanted ? <Result tool={tool} /> : <p className="lede">{empty}</p>;
}

/** If all fields are optional, an untouched tool has no answer yet. */
const isAnyTyped = ({ specs, texts }: Pick<Tool<Specs>, "specs" | "texts">): boolean =>
  Object.entries(specs).some(([name, { initial = "" }]) => (texts[name] ?? "").trim() !== initial);

/** Below the fields: where the typed text is stored, and that the URL carries it. */
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
