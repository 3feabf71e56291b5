import { article } from "#content/publications/best-wealth-habit-builder.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
