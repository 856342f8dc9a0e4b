import { professionalOffers } from "./offer-kinds.ts";
import { OffersTab } from "./offers-tab.tsx";

export function HealthTab() {
  return <OffersTab kind={professionalOffers} />;
}
