import { courseOffers } from "./offer-kinds.ts";
import { OffersTab } from "./offers-tab.tsx";

export function DrivingTab() {
  return <OffersTab kind={courseOffers} />;
}
