import { defaultLander, landers } from "#content/landers/landers.ts";
import { articles } from "#content/publications/catalog.ts";
import { toolSlugs } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import { homeTitle } from "#web/app/nav-items.ts";
import { routeAt } from "#web/app/routes.ts";
import { articlePath, feedPath, landerPath, paths, toolPath } from "#web/paths.ts";
import { titleOf } from "#web/platform/page-title.ts";
import { structuredData } from "./structured-data.tsx";

/** The built files that a page's head names. */
export interface BuiltAssets {
  build: string;
  entry: string;
  preloads: readonly string[];
  /** Fetched at once, executed when the app needs them. */
  early: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** The files of every screen and lazy chunk, each chunk's entry first. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

interface DocumentOptions {
  /** Null: the shell, which serves every page that is not prerendered. */
  path: string | null;
  isPublic: boolean;
  body: string;
  /** The path of the page's own sharing image. */
  picture?: string;
  assets: BuiltAssets;
}

/** The whole HTML of a page. The server fills in %PUBLIC_URL% and %SITE% when it starts. */
export function documentOf({ path, isPublic, body, picture, assets }: DocumentOptions): string {
  const { title } = headAt(path ?? "/");
  const rootPath = isPublic && path !== null ? ` data-path="${escapeHtml(path)}"` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${isPublic && path !== null ? publicHead(path, picture) : '<meta name="robots" content="noindex">'}
<meta name="build" content="${assets.build}">
<meta name="theme-color" content="#eff7f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#091515" media="(prefers-color-scheme: dark)">
<script>${themeScript}</script>
${fileHead(assets)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script type="application/json" id="chunks">${JSON.stringify(assets.chunks)}</script>
<script type="application/json" id="site">%SITE%</script>
</head>
<body><div id="root"${rootPath}>${body}</div>
${scripts(assets, isPublic)}
</body>
</html>
`;
}

function publicHead(path: string, picture = "/share.png"): string {
  const { title, description } = headAt(path);
  const url = `%PUBLIC_URL%${path}`;
  return `<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="${path.startsWith("/publications/") ? "article" : "website"}">
<meta property="og:site_name" content="Weekfold">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="%PUBLIC_URL%${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">${readingHead(path, picture)}`;
}

const fileHead = ({ styles, fonts, early }: BuiltAssets) =>
  [
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...early.map((url) => `<link rel="preload" href="${url}" as="script" crossorigin>`),
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
  ].join("\n");

const needsScript =
  '<noscript><p class="wrap">Your household lives in this browser, and showing it needs JavaScript. Please allow it for this site.</p></noscript>';

function scripts({ entry, preloads }: BuiltAssets, isPublic: boolean): string {
  const files = JSON.stringify([entry, ...preloads]);
  const start = `<script type="application/json" id="start">${files}</script>\n<script>${startScript}</script>`;
  return isPublic ? start : `${needsScript}\n${start}`;
}

/** Title and description, for the tab, search engines and link previews. */
interface Head {
  title: string;
  description: string;
}

const descriptions: Record<string, string> = {
  [paths.about]: "Why the week, what Weekfold is and is not, and how your data is kept.",
  [paths.niftyStuff]:
    "Eight small money tools: growth, debts, an emergency fund, paydays and more. They work without an account, in this browser.",
  [paths.terms]: "The terms of using Weekfold, in plain words.",
  [paths.privacy]: "What stays on your device, what leaves it, and when.",
  [paths.cookies]: "Every cookie and stored item by name, with its purpose and how long it stays.",
  [paths.contact]: "How to reach the people who run this site.",
  [paths.publications]:
    "Twelve comparisons of budgeting apps by the question you came with. Sources and dates on every price.",
};

const home: Head = {
  title: homeTitle,
  description:
    "Find what you can set aside this week, and where it should go. Free, without an account, without a bank login. Your figures stay on your device.",
};

const contentHead = ({ title, description }: Head): Head => ({ title: titleOf(title), description });

const contentHeads = new Map<string, Head>([
  [paths.home, home],
  [paths.lander, contentHead(defaultLander)],
  ...articles.map((article) => [articlePath(article.slug), contentHead(article)] as const),
  ...toolSlugs.map(
    (slug) => [toolPath(slug), contentHead({ title: tools[slug].name, description: tools[slug].what })] as const,
  ),
  ...landers.map((lander) => [landerPath(lander.slug), contentHead(lander)] as const),
]);

function headAt(path: string): Head {
  const name = routeAt(path)?.name;
  return contentHeads.get(path) ?? { title: name ? titleOf(name) : homeTitle, description: descriptions[path] ?? "" };
}

const metaAt = new Map(articles.map((meta) => [articlePath(meta.slug), meta]));

const feedLink = `<link rel="alternate" type="application/atom+xml" title="Weekfold: reading" href="${feedPath}">`;

/** The additional head elements of the article index and of articles; empty for other pages. */
export function readingHead(path: string, picture: string): string {
  if (path === paths.publications) return `\n${feedLink}`;
  const meta = metaAt.get(path);
  if (!meta) return "";
  // "<" would end the block early.
  const data = JSON.stringify(structuredData(meta, picture)).replaceAll("<", "\\u003c");
  return `
<meta property="article:published_time" content="${meta.published}">
<meta property="article:modified_time" content="${meta.updated}">
${feedLink}
<script type="application/ld+json">${data}</script>`;
}

// The only inline scripts. The content security policy allows each by its hash, so they must be the same on every page.

/** Sets a chosen theme before the first paint. It runs before any module, so it cannot import the safe storage. */
const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/**
 * Starts the app. A prerendered page is painted first, so that scripts do not compete with its content; a background tab paints
 * nothing and starts at once. If the entry script fails, the placeholder shows it, or a bar on a prerendered page. The script
 * fetches the file again to find out why, because a script's error event does not say.
 */
const startScript = [
  '(function(){var d=document,root=d.getElementById("root"),bar,timer,over;',
  "function read(id){return JSON.parse(d.getElementById(id).textContent)}",
  "function failed(type,file){if(over)return;over=1;clearTimeout(timer);",
  'console.error("ChunkLoadError: Loading chunk app failed. ("+type+": "+file+")");',
  'var p=root.querySelector(".loading"),a=d.createElement("a");if(p)p.textContent="Loading failed. ";',
  'else{p=bar=d.createElement("p");p.className="start-failure";p.setAttribute("role","alert");',
  'p.textContent="Loading failed, so the controls of this page may not respond. ";d.body.append(p)}',
  'a.href="";a.onclick=function(){location.reload();return false};a.textContent="Try again";p.append(a)}',
  "function ask(f){return fetch(f).then(function(r){return r.status==404||",
  'r.ok&&!/javascript/.test(r.headers.get("content-type"))?"missing":r.ok?"":"error"},function(){return"error"})',
  ".then(function(type){if(type)failed(type,f)})}",
  'function go(){var files=read("start"),s=d.createElement("script");',
  "d.head.append.apply(d.head,files.map(function(f){",
  'var l=d.createElement("link");l.rel="modulepreload";l.href=f;return l}));',
  'timer=setTimeout(function(){failed("timeout",files[0])},read("site").chunkTimeout||12e4);',
  "s.onload=function(){over=1;clearTimeout(timer);if(bar)bar.remove()};",
  's.onerror=function(){Promise.all(files.map(ask)).then(function(){failed("error",files[0])})};',
  's.type="module";s.src=files[0];d.head.append(s)}',
  "if(!root.dataset.path||d.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()",
].join("");

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
