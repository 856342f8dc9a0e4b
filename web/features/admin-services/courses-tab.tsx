import { courseKind } from "./service-item-kinds.ts";
import { ServiceItemsTab } from "./service-items-tab.tsx";

export function CoursesTab() {
  return <ServiceItemsTab kind={courseKind} />;
}
