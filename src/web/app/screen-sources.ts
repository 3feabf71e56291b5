/** Screens that compose several features. */
const pages = new Set(["account", "goals", "spending"]);

/** Features whose folder is not named after the screen. */
const folders: Readonly<Record<string, string>> = {
  dashboard: "week",
  "nifty-stuff": "tools",
  publications: "articles",
  terms: "legal",
  privacy: "legal",
  cookies: "legal",
};

/** The file of a screen. The build makes a chunk of each; the development server serves it as it is. */
export function sourceOf(screen: string): string {
  if (screen === "gallery") return "src/web/gallery/gallery-screen.tsx";
  if (pages.has(screen)) return `src/web/app/pages/${screen}-screen.tsx`;
  if (screen.startsWith("article-")) return `src/web/features/articles/screens/${screen.slice("article-".length)}.ts`;
  if (screen.startsWith("tool-")) return `src/web/features/tools/${screen.slice("tool-".length)}-screen.tsx`;
  return `src/web/features/${folders[screen] ?? screen}/${screen}-screen.tsx`;
}
