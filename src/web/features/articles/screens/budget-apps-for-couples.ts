import { article } from "#content/publications/budget-apps-for-couples.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
