import { article } from "#content/publications/best-money-management-apps.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
