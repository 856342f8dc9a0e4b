import { use } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import { ShownPage } from "#web/lib/page/shown-page.ts";
import type { SuccessMessage } from "../messages.ts";

export interface SentEnquiry {
  reference: string | null;
  service: ServiceSlug;
  /** What a page says that was loaded after the form was sent without a script. Otherwise a toast has said it. */
  success?: SuccessMessage;
}

/** The enquiries that were sent from a shown page, by the name of their form. */
const sentFrom = new WeakMap<object, Map<string, SentEnquiry>>();

/** Keeps the sent enquiry of a form, so that its receipt is shown if the page fails and is rendered again. */
export function useSentEnquiry(form: string) {
  const page = use(ShownPage);
  return {
    read: () => page && sentFrom.get(page)?.get(form),
    keep: (sent: SentEnquiry) => {
      if (page) sentFrom.set(page, new Map(sentFrom.get(page)).set(form, sent));
    },
    forget: () => void (page && sentFrom.get(page)?.delete(form)),
  };
}
