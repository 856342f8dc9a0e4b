import { createContext } from "react";

/**
 * Identifies the page that is shown. It stays the same when an error boundary renders the page again, so what a form must
 * not forget then is stored under it. Undefined outside error boundaries.
 */
export const ShownPage = createContext<object | undefined>(undefined);
