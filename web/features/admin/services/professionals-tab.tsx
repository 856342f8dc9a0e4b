import { professionalOffers } from "./service-item-kinds.ts";
import { OffersTab } from "./service-items-tab.tsx";

export function HealthTab() {
  return <OffersTab kind={professionalOffers} />;
}
