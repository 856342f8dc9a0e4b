import { courseOffers } from "./service-item-kinds.ts";
import { OffersTab } from "./service-items-tab.tsx";

export function DrivingTab() {
  return <OffersTab kind={courseOffers} />;
}
