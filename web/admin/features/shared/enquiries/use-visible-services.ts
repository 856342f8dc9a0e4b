import { healthServices } from "#contract/accounts/permissions.ts";
import {
  type EnquiryService,
  enquiryServiceLabel,
  reportSlug,
  type Service,
  services,
} from "#contract/services/services.ts";
import { useSession } from "#web/lib/session/stored-session.ts";

/** Returns the services whose enquiries the signed-in admin may see. The server checks it on its own. */
export function useVisibleServices(): readonly Service[] {
  const seesHealth = useSession()?.user.sees_health;
  return seesHealth ? services : services.filter(({ slug }) => !healthServices.includes(slug));
}

/** Returns the same with the reports about listings, which are in the inbox too. */
export function useVisibleEnquiryServices(): readonly { slug: EnquiryService; label: string }[] {
  return [...useVisibleServices(), { slug: reportSlug, label: enquiryServiceLabel(reportSlug) ?? reportSlug }];
}
