import { terms } from "#content/legal/terms.tsx";
import { legalScreen } from "./legal-page.tsx";

export default legalScreen(terms);
