import { createContext } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";

/** What the receipt of a sent enquiry says. */
export interface PageReceipt {
  reference: string | null;
  service: ServiceSlug;
}

/**
 * The receipts of the enquiries that were sent from a page, by the name of their form. The error boundary of the page
 * provides them, so that they are still there when it renders the page again.
 */
export const PageReceipts = createContext<Map<string, PageReceipt> | undefined>(undefined);
