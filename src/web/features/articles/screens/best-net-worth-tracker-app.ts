import { article } from "#content/publications/best-net-worth-tracker-app.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
