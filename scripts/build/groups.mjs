/**
 * Which modules stand together in one file. Each file that a page asks for costs a start more than most of what is in it,
 * so what the same pages need is one file; and no page gets much that it does not need.
 */
const places = {
  everyPage: ["src/web/main.tsx"],
  home: ["src/web/features/home/home-screen.tsx"],
  intake: ["src/web/features/intake/intake-screen.tsx"],
  account: ["src/web/app/pages/account-screen.tsx"],
  gate: ["src/web/household/gate/device-gate.tsx"],
  figures: ["src/web/household/figures/use-figures.ts", "src/web/features/week/dashboard-screen.tsx"],
  /** Fetched when a tool has something to tell. */
  answers: [
    "compound-growth/growth",
    "debt-payoff/debt",
    "emergency-fund/fund",
    "fair-shares/shares",
    "pay-calendar/pay",
    "real-hourly-wage/wage",
    "saving-challenge/challenge",
    "weekly-sheet/sheet",
  ].map((name) => `src/web/features/tools/${name}-result.tsx`),
  week: ["src/web/features/week/dashboard-room.tsx"],
};

/** What the client of a hosted project needs too. Left alone, each piece of it would be one more file of the account. */
const together = [
  // Tools have text fields, and none of the schemas that the other forms are checked by.
  ["tool-parts", /\/src\/web\/ui\/text-(field|area)\.(tsx|css)$/],
  ["asking", /\/src\/web\/(backends\/identity|platform\/capabilities)\.ts$/],
  ["sign-in", /\/src\/(web\/backends\/(own\/own|chosen)-identity|sync\/(password-policy|account-api))\.ts$/],
  // The week shows it from the first save on, and the account when there is a household: neither should fetch the other for it.
  ["keeping", /\/src\/web\/(household\/backup\/(keeping-|save-backup|household-file)|platform\/browser-storage\.ts)/],
  ["sign-in", /\/(identity-words|email-field|problem-note|secret-field)\.tsx?$/],
];

/** By the places that a module is reached from. What none of this names stays with whoever imports it. */
function fileOf({ everyPage, home, otherPublic, tools, answers, intake, account, gate, figures, week }) {
  if (everyPage) return "frame";
  if (!gate && !figures && !week) return null;
  if (home) return otherPublic ? "frame" : "home-and-rooms";
  if (otherPublic) return "forms";
  if (tools) return "tool-parts";
  if (answers) return "tool-answers";
  if (gate || account) return "household";
  if (figures) return intake ? "plan" : "figures";
  return intake ? "fields" : "week-parts";
}

/** For the bundler: `routes` tell which pages are public. */
export function groupsOf(root, routes) {
  const isTool = ({ screen }) => screen.startsWith("tool-");
  const isOtherPublic = (route) => route.isPublic && route.screen !== "home" && !isTool(route);
  const sourcesOf = (belongs) => routes.filter(belongs).map(({ source }) => source);
  const sources = { ...places, otherPublic: sourcesOf(isOtherPublic), tools: sourcesOf(isTool) };
  const base = root.replaceAll("\\", "/");
  let reached;
  const name = (id, graph) => {
    const [file] = together.find(([, modules]) => modules.test(id)) ?? [];
    if (file) return file;
    // The modules of a feature or a page stay with it.
    if (id.includes("/src/web/features/") || id.includes("/src/web/app/pages/")) return null;
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
