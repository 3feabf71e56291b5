/**
 * Which modules stand together in one file. Each file that a page asks for costs a start more than most of what is in it,
 * so what the same pages need is one file; and no page gets much that it does not need.
 */
const places = {
  everyPage: ["src/web/main.tsx"],
  home: ["src/web/features/home/home-screen.tsx"],
  intake: ["src/web/features/intake/intake-screen.tsx"],
  account: ["src/web/features/account/account-screen.tsx"],
  gate: ["src/web/household/device-gate.tsx"],
  figures: ["src/web/household/figures/use-figures.ts", "src/web/features/dashboard/dashboard-screen.tsx"],
  week: ["src/web/features/dashboard/dashboard-room.tsx"],
};

/** By the places that a module is reached from. What none of this names stays with whoever imports it. */
function fileOf({ everyPage, home, otherPublic, intake, account, gate, figures, week }) {
  if (everyPage) return "frame";
  if (!gate && !figures && !week) return null;
  if (home) return otherPublic ? "frame" : "home-and-rooms";
  if (otherPublic) return "forms";
  if (gate || account) return "household";
  if (figures) return intake ? "plan" : "figures";
  return intake ? "fields" : "week-parts";
}

/** For the bundler: `routes` tell which pages are public. */
export function groupsOf(root, routes) {
  const isOtherPublic = ({ isPublic, screen }) => isPublic && screen !== "home";
  const sources = { ...places, otherPublic: routes.filter(isOtherPublic).map(({ source }) => source) };
  const base = root.replaceAll("\\", "/");
  let reached;
  const name = (id, graph) => {
    // A feature's own modules are its own file.
    if (id.includes("/src/web/features/")) return null;
    reached ??= Object.entries(sources).map(([place, from]) => [place, reach(graph, base, from)]);
    return fileOf(Object.fromEntries(reached.map(([place, ids]) => [place, ids.has(id)])));
  };
  return [{ name, debugName: "by place", includeDependenciesRecursively: false }];
}

/** All modules that these sources import, at once or by way of others. */
function reach(graph, base, sources) {
  const ids = new Set();
  const visit = (id) => {
    if (ids.has(id)) return;
    ids.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const source of sources) visit(`${base}/${source}`);
  return ids;
}
