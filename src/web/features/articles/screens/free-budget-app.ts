import { article } from "#content/publications/free-budget-app.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
