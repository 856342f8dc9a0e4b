import { courseKind, professionalKind } from "./service-item-kinds.ts";
import { ServiceItemsTab } from "./service-items-tab.tsx";

export function CoursesTab() {
  return <ServiceItemsTab kind={courseKind} />;
}

export function ProfessionalsTab() {
  return <ServiceItemsTab kind={professionalKind} />;
}
