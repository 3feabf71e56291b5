import { escapeHtml } from "./escape-html.ts";
import { headAt } from "./heads.ts";
import { startScript, themeScript } from "./inline-scripts.ts";
import { readingHead } from "./reading-head.ts";

/** The built files that a page's head names. */
export interface BuiltAssets {
  build: string;
  entry: string;
  preloads: readonly string[];
  /** Asked for at once, and run when the app wants them. */
  early: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** The files of every screen and every lazy piece, each one's own file first. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

interface DocumentOf {
  /** Absent: the shell, which stands for every page that is not prerendered. */
  path: string | null;
  isPublic: boolean;
  body: string;
  /** The address of its own sharing picture, where it has one. */
  picture?: string;
  assets: BuiltAssets;
}

/** The whole HTML of a page. The server fills in %PUBLIC_URL% and %SITE% when it starts. */
export function documentOf({ path, isPublic, body, picture, assets }: DocumentOf): string {
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
