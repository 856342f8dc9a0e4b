import { professionalKind } from "./service-item-kinds.ts";
import { ServiceItemsTab } from "./service-items-tab.tsx";

export function ProfessionalsTab() {
  return <ServiceItemsTab kind={professionalKind} />;
}
