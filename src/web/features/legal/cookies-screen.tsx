import { cookies } from "#content/legal/cookies.tsx";
import { legalScreen } from "./legal-page.tsx";
import { StoredItemsTable } from "./stored-items-table.tsx";

export default legalScreen((elements) => cookies({ ...elements, StoredItemsTable }));
