import { article } from "#content/publications/wealth-building-app.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
